/** Order of two versions, 6.2.0 and 6.10: negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differences = [0, 1, 2].map((part) => (left?.[part] ?? 0) - (right?.[part] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The next patch version: 6.2.1 after 6.2.0, 4.0.1 after 4.0. */
export function nextPatch(version: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
}

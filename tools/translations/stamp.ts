const frontMatter = /^---\r?\n[\s\S]*?^---[ \t]*$/m;

/**
 * The text of a page with the version of its English source in the front matter: `source: 9f86d081884c`. An earlier stamp is replaced;
 * everything else stays as it is, line endings included. A page without front matter is an error.
 */
export function stamp(page: string, version: string): string {
  const [head] = frontMatter.exec(page) ?? [];
  if (head === undefined || !page.startsWith(head))
    throw new Error('There is no front matter to write the version into.');
  const line = `source: ${scalar(version)}`;
  const stamped = /^source:.*$/m.test(head)
    ? head.replace(/^source:[^\r\n]*/m, line)
    : head.replace(/(\r?\n)(---[ \t]*)$/, `$1${line}$1$2`);
  return stamped + page.slice(head.length);
}

/** A version of digits alone, or with one "e" among them, would be a number in YAML. */
function scalar(version: string): string {
  return /^\d+(e\d+)?$/.test(version) ? `'${version}'` : version;
}

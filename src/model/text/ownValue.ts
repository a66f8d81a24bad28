/** Value of a table under a name that somebody wrote; nothing for a name that every object has, such as "toString". */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Whether a text is a day of the calendar as files name it, `2024-02-29`. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

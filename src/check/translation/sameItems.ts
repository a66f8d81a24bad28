import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** A link or component, by the name that it has in every language. */
interface Item {
  readonly name: string;
  readonly line: number;
}

/** A translation has each item as often as English, except for `excused` ones. */
export function checkSameItems<English extends Item>(
  english: readonly English[],
  here: readonly Item[],
  file: string,
  isExcused: (item: English) => boolean = () => false,
): Problem[] {
  const missing = [...english];
  const extra = here.filter(({ name }) => {
    const index = missing.findIndex((other) => other.name === name);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const [excused, lost] = [missing.filter(isExcused), missing.filter((item) => !isExcused(item))];
  return [
    ...extra
      .slice(excused.length)
      .map(({ name, line }) => errorIn(file, line, `${name} occurs more often here than in English.`)),
    ...lost.map(({ name, line }) => errorIn(file, undefined, `${name} is missing; English has it in line ${line}.`)),
  ];
}

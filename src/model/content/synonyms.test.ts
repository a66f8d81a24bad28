import { expect, it } from 'vitest';
import { synonymsSchema } from './synonyms.ts';

/** Problems of groups: the number of the group, and the message. */
function faults(...groups: readonly string[]) {
  const { error } = synonymsSchema.safeParse(groups);
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
}

it('a group has two or more different words or phrases', () => {
  expect(faults('sign in, log in', 'price, cost')).toEqual([]);
  const tooFew = 'a group needs two or more words or phrases with a comma between them';
  expect(faults('price', 'price,')).toEqual([
    [0, tooFew],
    [1, tooFew],
  ]);
  expect(faults('price, cost, price')).toEqual([[0, '"price" is in this group twice']]);
});

it('a group that another one contains is refused; groups that share some words are not', () => {
  const refused = 'the group "price, cost, fee" has all of these words already; one of the two is enough';
  expect(faults('fee, price', 'price, cost, fee', 'cost, budget')).toEqual([[0, refused]]);
});

it('the second of two groups with the same words is refused', () => {
  expect(faults('price, cost', 'cost, price').map(([index]) => index)).toEqual([1]);
});

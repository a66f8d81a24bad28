import { z } from 'zod';

const membersOf = (group: string) => group.split(',').map((member) => member.trim());

/** Words and phrases that search treats as equal: two or more, each once. */
const group = z.string().superRefine((text, context) => {
  const members = membersOf(text);
  const empty = members.length < 2 || members.includes('');
  const twice = members.find((member, index) => members.indexOf(member) !== index);
  if (empty) context.addIssue('a group needs two or more words or phrases with a comma between them');
  else if (twice !== undefined) context.addIssue(`"${twice}" is in this group twice`);
});

const isIn = (members: ReadonlySet<string>, other: ReadonlySet<string>) => [...members].every((one) => other.has(one));

/** `site/search`: synonyms of a language, spellings of names. No group contains another. */
export const synonymsSchema = z.array(group).superRefine((groups, context) => {
  const sets = groups.map((text) => new Set(membersOf(text)));
  for (const [index, members] of sets.entries()) {
    // If two groups have the same words, the first stays.
    const larger = sets.findIndex((other, at) => isIn(members, other) && (at < index || other.size > members.size));
    if (larger === -1) continue;
    const message = `the group "${groups[larger]}" has all of these words already; one of the two is enough`;
    context.addIssue({ code: 'custom', path: [index], message });
  }
});

import { z } from 'zod';

/** A group of words and phrases that search takes for the same: two or more, parted by commas, none of them twice. */
const group = z.string().superRefine((text, context) => {
  const members = text.split(',').map((member) => member.trim());
  const empty = members.length < 2 || members.includes('');
  const twice = members.find((member, index) => members.indexOf(member) !== index);
  if (empty) context.addIssue(`"${text}" is no group: it needs two or more words or phrases with a comma between them`);
  else if (twice !== undefined) context.addIssue(`"${twice}" is in the group "${text}" twice`);
});

/** The synonyms of a language, and names with their spellings: `site/search`. */
export const synonymsSchema = z.array(group);

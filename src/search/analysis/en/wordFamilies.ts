/**
 * Words that Snowball keeps apart and readers do not, folded; the first one stands for the others. Not listed: verbs that pages and readers use for
 * different things ("pay" and "paid", "see" and "seen"), and "subscription", for a "subscriber" is a word of the trade.
 */
export const wordFamilies = [
  'connect connection connections connectivity',
  'disconnect disconnection disconnections',
  'verify verification',
  'notify notification notifications',
  'encrypt encryption',
  'expire expiry',
  'detect detection',
  'delete deletion',
  'deny denial',
  'fail failure failures',
  'break broke broken',
  'freeze froze frozen',
  'forget forgot forgotten',
  'steal stole stolen',
  'slow slower slowest slowly',
  'fast faster fastest',
  'safe safety safely',
  'month monthly',
  'year yearly annual annually',
  'register registration',
  'configure config configuration',
  'child children kid kids',
  'optimise optimize',
  'licence license licences licenses',
  'recognise recognize',
  'authorise authorize authorised authorized',
  'unauthorised unauthorized',
  'gigabyte gigabytes gb gig gigs',
];

/** The head of the family of a folded word. */
export const headOfFamily: ReadonlyMap<string, string> = new Map(
  wordFamilies.flatMap((family) => {
    const [head = '', ...others] = family.split(' ');
    return others.map((other) => [other, head] as const);
  }),
);

import { fitsFormat } from '../formats.ts';
import { type Context, type Operations, Refusal } from './context.ts';
import { createWithPlan, isTaken } from './users.ts';

export const uploadOperations: Operations = {
  uploadUsers: ({ file }, context) => {
    const [header, ...lines] = String(file).trimEnd().split(/\r?\n/);
    if (header !== columns) throw new Refusal('VALIDATION_ERROR', `Line 1: The header is not ${columns}`);
    if (lines.length === 0) throw new Refusal('NO_DATA', 'There is no row below the header');
    if (lines.length > 1000 || Buffer.byteLength(String(file)) > 1_000_000)
      throw new Refusal('VALIDATION_ERROR', 'The file has more than 1,000 rows or 1 MB');
    const rows = lines.map((line) => uploaded(context, line, lines));
    const wrong = rows.flatMap(({ mistake }, index) => (mistake ? [`Line ${index + 2}: ${mistake}`] : []));
    const areTaken = rows.every(({ mistake }) => mistake === '' || mistake === taken);
    if (wrong.length > 0) throw new Refusal(areTaken ? 'EMAIL_TAKEN' : 'VALIDATION_ERROR', wrong.join('; '));
    for (const { bought, ...user } of rows) createWithPlan(context, user, null, bought);
    return true;
  },
};

const columns = 'email,password,groupId,username';
const taken = 'Another account has this address';

/** A row of a file of users, with its first mistake. */
function uploaded(context: Context, line: string, lines: readonly string[]) {
  const [email = '', password = '', groupId, userName] = line.split(',');
  const bought = context.store.find('GroupView', 'id', Number(groupId)) ?? {};
  const isTwice = (column: number, value = '') =>
    value !== '' && lines.filter((each) => each.split(',')[column]?.toLowerCase() === value.toLowerCase()).length > 1;
  const mistakes: readonly (readonly [boolean, string])[] = [
    [line.split(',').length !== 4, 'It does not have four columns'],
    [line.includes('"'), 'Quotes are not supported'],
    [!fitsFormat(email, { as: 'email' }), 'The address is wrong'],
    [!fitsFormat(password, { as: 'password' }), 'The password is too weak'],
    [!('id' in bought), 'There is no such plan'],
    [isTwice(0, email), 'The address is in the file twice'],
    [isTwice(3, userName), 'The username is in the file twice'],
    [isTaken(context, 'email', email), taken],
    [isTaken(context, 'username', userName), 'Another user has this username'],
  ];
  const [, mistake] = mistakes.find(([isSo]) => isSo) ?? [false, ''];
  return { email, password, userName: userName || undefined, bought, mistake };
}

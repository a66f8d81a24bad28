import { type Context, fieldsOf, type Operations, Refusal, refuse } from './context.ts';
import type { Row } from './store.ts';
import { isTaken, register } from './users.ts';

export const signInOperations: Operations = {
  login: ({ email, password }, context) => {
    const { store, failures, after } = context;
    const account = store.find('AuthenticatedUser', 'email', email);
    const failed = failures.get(email) ?? 0;
    if (failed >= 5) throw new Refusal('BAD_CREDENTIALS', 'The account is locked for 15 minutes');
    if (!account || account['password'] !== password) {
      failures.set(email, failed + 1);
      if (failed === 4) after(15 * 60, () => failures.delete(email));
      throw new Refusal('BAD_CREDENTIALS', 'Wrong e-mail address or password');
    }
    failures.delete(email);
    return signedIn(context, account);
  },
  signup: ({ email, password }, context) => {
    if (isTaken(context, 'email', email)) throw new Refusal('EMAIL_TAKEN', 'Another account has this address');
    register(context, { email: String(email), password: String(password) }, null);
    return context.store.all('SignupResponse')[0];
  },
  // The mock sends no e-mail and contacts no provider: every code and every token is valid.
  verifyEmailWithCode: ({ email }, context) =>
    signedIn(context, context.store.find('AuthenticatedUser', 'email', email) ?? refuse(context, 'INVALID_CODE')),
  oauthLogin: (_, context) => signedIn(context, context.store.all('AuthenticatedUser')[0]),
  checkQrLoginStatus: (_, context) => signedIn(context, context.store.all('AuthenticatedUser')[0]),
  changePassword: ({ oldPassword, password }, { store, caller, signOut }) => {
    const account = store.find('AuthenticatedUser', 'email', caller['email']);
    if (!account || account['password'] !== oldPassword)
      throw new Refusal('INVALID_PASSWORD', 'The old password is wrong');
    Object.assign(account, { password });
    signOut(String(caller['email']));
    return true;
  },
  user: (_, { caller }) => caller,
};

/** The response of a sign-in, with a token that the mock accepts. */
function signedIn({ signIn, emit }: Context, account: Row = {}): Row {
  const email = String(account['email']);
  emit('USER_LOGIN', { userId: fieldsOf(account['user'])['id'] ?? null, email });
  return { ...account, accessToken: signIn(email) };
}

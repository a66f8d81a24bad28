import { fieldsOf, type Operations, Refusal } from './context.ts';

export const signInOperations: Operations = {
  login: ({ email, password }, { store, signIn, failures, after, emit }) => {
    const account = store.find('AuthenticatedUser', 'email', email);
    const failed = failures.get(email) ?? 0;
    if (failed >= 5) throw new Refusal('BAD_CREDENTIALS', 'The account is locked for 15 minutes');
    if (!account || account['password'] !== password) {
      failures.set(email, failed + 1);
      if (failed === 4) after(15 * 60, () => failures.delete(email));
      throw new Refusal('BAD_CREDENTIALS', 'Wrong e-mail address or password');
    }
    failures.delete(email);
    emit('USER_LOGIN', { userId: fieldsOf(account['user'])['id'] ?? null, email: String(email) });
    return { ...account, accessToken: signIn(String(email)) };
  },
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

import type { MockOptions } from './options.ts';
import type { Row, Store } from './store.ts';

export function createTokens(store: Store, { tokenLife, second, samples }: MockOptions) {
  const holders = new Map<string, { readonly email: string; readonly ends: number }>();
  let issued = 0;
  return {
    signIn: (email: string): string => {
      issued += 1;
      const token = `mock-token-${issued}`;
      holders.set(token, { email, ends: performance.now() + tokenLife * second });
      return token;
    },
    signOut: (email: string): void => {
      for (const [token, holder] of holders) if (holder.email === email) holders.delete(token);
    },
    /** The account of the token in a header; undefined if there is none or it has expired. */
    accountOf: (authorization = ''): Row | undefined => {
      const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';
      // Sample sign-ins return one token for everyone, so it must work for every operation.
      if (samples && store.find('AuthenticatedUser', 'accessToken', token))
        return store.all('AuthenticatedUser').find(({ user }) => Object(user)['role'] === 'ADMIN');
      const holder = holders.get(token);
      if (!holder || holder.ends <= performance.now()) return undefined;
      return store.find('AuthenticatedUser', 'email', holder.email);
    },
    clear: () => holders.clear(),
  };
}

import type { MockOptions } from './options.ts';
import type { Row, Store } from './store.ts';

/** The access tokens of the accounts. */
export function createTokens(store: Store, { tokenLife, second }: MockOptions) {
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
    /** The account of the token in a header; undefined if there is none or it has ended. */
    accountOf: (authorization = ''): Row | undefined => {
      const holder = holders.get(/^Bearer (\S+)$/.exec(authorization)?.[1] ?? '');
      if (!holder || holder.ends <= performance.now()) return undefined;
      return store.find('AuthenticatedUser', 'email', holder.email);
    },
    clear: () => holders.clear(),
  };
}

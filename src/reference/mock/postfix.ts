import type { RequestContext } from './context.ts';
import type { Row } from './store.ts';

/** With `--postfix`, a username sent by a reseller gets the suffix of its plan. */
export function withPostfix({ hasPostfix, store }: RequestContext, user: Row): Row {
  const plan = store.find('GroupView', 'id', user['groupId']);
  if (!hasPostfix || !plan || !user['userName']) return user;
  return { ...user, userName: `${user['userName']}${plan['usernamePostfix'] ?? ''}` };
}

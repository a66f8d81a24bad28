import type { Samples, SampleValues } from '../../../model/api/samples.ts';
import type { World } from '../world.ts';
import { recordOf, rowsOf } from './rowsOf.ts';

export function customerRows(world: World): Samples['rows'] {
  const { accounts, resellers, levels, scores, roles, tokens, staff } = world;
  const { access: accessToken, refresh: refreshToken } = tokens;
  const signedIn = (password: string, user: SampleValues) => ({
    email: user['email'] ?? null,
    password,
    accessToken,
    refreshToken,
    user,
  });
  const [first = ''] = Object.keys(accounts);
  const nobodysCustomer = { ...userValues(world, first), resellerId: null };
  return {
    UserView: rowsOf(accounts, (_, key) => userValues(world, key)),
    AuthenticatedUser: [
      ...rowsOf(accounts, ({ password }, key) => signedIn(password, userValues(world, key))),
      ...rowsOf(resellers, ({ id, email, password }, key) =>
        signedIn(password, { ...nobodysCustomer, id, email, username: key, role: 'RESELLER' }),
      ),
      {
        key: 'staff',
        values: signedIn(staff.password, {
          ...nobodysCustomer,
          id: staff.id,
          email: staff.email,
          username: 'staff',
          role: 'ADMIN',
        }),
      },
    ],
    UserProfileView: rowsOf(accounts, ({ password: _, newPassword: __, ...profile }) => profile),
    ReferralCodeView: rowsOf(accounts, ({ referralCode }) => ({ code: referralCode })),
    RoleView: rowsOf(roles, (role) => role),
    ResellerView: rowsOf(resellers, ({ lines, level, password: _, score: __, ...reseller }) => ({
      ...reseller,
      resellerId: reseller.id,
      level: recordOf(levels, level).name,
      serviceGroups: lines.map((line) => lineValues(world, line)),
    })),
    ResellerCreditView: rowsOf(resellers, ({ id, email, credit }) => ({ id, email, credit })),
    ResellerLevelView: rowsOf(levels, (level) => level),
    ResellerScore: rowsOf(resellers, ({ id, score }) => ({ resellerId: id, resellerScore: score })),
    ResellerScoreLimit: rowsOf(scores, ({ symbol, definition, cap }) => ({
      symbol,
      scoreDefinition: definition,
      maximumLimit: cap,
    })),
    ResellerLevelCoefficientsView: [{ key: '', values: coefficients(world) }],
  };
}

/** An account as `UserView` shows it. */
function userValues({ accounts, resellers, subscriptions, plans }: World, key: string): SampleValues {
  const { id, email, username, reseller, role, enabled, createdAt, updatedAt } = recordOf(accounts, key);
  const plan = Object.values(subscriptions).find(({ account }) => account === key);
  return {
    id,
    email,
    username,
    resellerId: recordOf(resellers, reseller).id,
    groupId: plan ? recordOf(plans, plan.plan).id : null,
    expiresAt: plan?.expiresAt ?? null,
    role,
    enabled,
    radAccess: 'Accept',
    createdAt,
    updatedAt,
  };
}

/** A product line as `ServiceGroupView` shows it. */
export function lineValues({ lines }: World, key: string): SampleValues {
  const { id, name, description, language, discounts } = recordOf(lines, key);
  return {
    id,
    name,
    description,
    language,
    discount: discounts.month1,
    discount3: discounts.month3,
    discount6: discounts.month6,
    discount12: discounts.month12,
    discount24: discounts.month24,
    discount36: discounts.month36,
    discountLifetime: discounts.lifetime,
  };
}

function coefficients({ scores }: World): SampleValues {
  const part = (name: string, key: string) => {
    const { share, cap } = recordOf(scores, key);
    return { [`${name}Percent`]: share, [`${name}Max`]: String(cap) };
  };
  return {
    ...part('monthCredit', 'monthCredit'),
    ...part('currentCredit', 'currentCredit'),
    ...part('activeSubscription', 'subscriptions'),
    ...part('membershipDuration', 'membership'),
    ...part('totalSale', 'totalSales'),
    ...part('monthSale', 'monthSales'),
    depositIntervalManualDays: '30',
    depositIntervalMax: '150',
  };
}

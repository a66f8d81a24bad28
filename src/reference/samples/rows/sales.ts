import type { SampleRow, Samples, SampleValues } from '../../../model/api/samples.ts';
import { planDiscount, planPrice, priceFor } from '../prices.ts';
import type { PriceTerm, World } from '../world.ts';
import { lineValues } from './customers.ts';
import { recordOf, rowsOf } from './rowsOf.ts';

export function saleRows(world: World): Samples['rows'] {
  const { accounts, plans, lines, subscriptions, invoices, gateways, giftCards, coupons, tokenCodes } = world;
  const prices = (term: PriceTerm): SampleRow[] =>
    rowsOf(plans, ({ id }, key) => ({ groupId: id, price: Number(priceFor(world, key, term)) }));
  return {
    GroupView: rowsOf(plans, (_, key) => planValues(world, key)),
    ServiceGroupView: rowsOf(lines, (_, key) => lineValues(world, key)),
    PackagePrice: prices('month1'),
    ...Object.fromEntries(([3, 6, 12, 24, 36] as const).map((n) => [`PackagePrice${n}`, prices(`month${n}`)])),
    PackagePriceLifetime: prices('lifetime'),
    PriceView: rowsOf(plans, ({ id, months }, key) => ({
      groupId: id,
      discountedPrice: Number(planPrice(world, key)),
      savingRate: planDiscount(world, key),
      discountRate: planDiscount(world, key),
      durationMonths: months,
    })),
    UserSubscriptionView: rowsOf(subscriptions, ({ account, plan, ...subscription }) => ({
      ...subscription,
      userId: recordOf(accounts, account).id,
      username: recordOf(accounts, account).username,
      group: planValues(world, plan),
      duration: recordOf(plans, plan).days,
      multiLoginCount: recordOf(plans, plan).devices,
      dailyBandwidth: 10,
      downloadUpload: 50,
      price: planPrice(world, plan),
      stripeSubscriptionId: subscription.gateway === 'STRIPE' ? world.stripe.subscription : null,
    })),
    InvoiceResponse: rowsOf(invoices, (_, key) => invoiceValues(world, key)),
    GatewayView: rowsOf(gateways, (gateway) => gateway),
    GiftCard: rowsOf(giftCards, ({ plan, redeemedBy, ...card }) => ({
      ...card,
      groupId: recordOf(plans, plan).id,
      groupName: recordOf(plans, plan).name,
      amount: Number(planPrice(world, plan)),
      redeemedByEmail: redeemedBy === null ? null : recordOf(accounts, redeemedBy).email,
      cancelledAt: null,
      cancelledByEmail: null,
    })),
    CouponCode: rowsOf(coupons, (coupon) => ({ ...coupon, code: coupon.couponCode })),
    TokenCode: rowsOf(tokenCodes, ({ account, ...code }) => ({ ...code, userId: recordOf(accounts, account).id })),
    TokenCodeResponse: rowsOf(tokenCodes, ({ account, tokenCode, discountRate }) => ({
      userId: recordOf(accounts, account).id,
      tokenCode,
      discountRate,
    })),
  };
}

function invoiceValues(world: World, key: string): SampleValues {
  const { payment, company, registration, ...invoice } = recordOf(world.invoices, key);
  const { id, account, plan, gateway, reference, paidAt } = recordOf(world.payments, payment);
  const { id: userId, firstName, lastName, email, phone, address } = recordOf(world.accounts, account);
  const amount = Number(planPrice(world, plan));
  return {
    ...invoice,
    invoiceId: invoice.id,
    paymentId: id,
    userId,
    gatewayReference: reference,
    firstName,
    lastName,
    email,
    address,
    phoneNumber: phone,
    clientCompanyName: company,
    companyRegistrationNumber: registration,
    groupId: recordOf(world.plans, plan).id,
    amountForGroup: amount,
    totalAmount: amount,
    paymentMethod: gateway,
    paymentDate: paidAt,
  };
}

function planValues(world: World, key: string): SampleValues {
  const { id, line, name, description, tag, days, devices, postfix, postfixId } = recordOf(world.plans, key);
  return {
    id,
    serviceGroupId: recordOf(world.lines, line).id,
    name,
    description,
    tagName: tag,
    duration: days,
    price: planPrice(world, key),
    usernamePostfix: postfix,
    usernamePostfixId: postfixId,
    dailyBandwidth: '10',
    multiLoginCount: devices,
    downloadUpload: '50',
    ip: 'shared',
  };
}

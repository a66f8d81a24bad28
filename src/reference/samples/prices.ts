import { type PriceTerm, priceTerms, type World } from './world.ts';

/** The price of a plan for a term in US dollars, minus the discount of its line, in whole cents. */
export function priceFor(world: World, planKey: string, term: PriceTerm): string {
  const { plan, line } = planAndLine(world, planKey);
  const months = term === 'lifetime' ? line.lifetimeMonths : Number(term.replace('month', ''));
  const full = Number(plan.monthly) * months;
  return (Math.round(full * (100 - line.discounts[term])) / 100).toFixed(2);
}

/** The price of a plan for its own duration. */
export function planPrice(world: World, planKey: string): string {
  return priceFor(world, planKey, termOf(world, planKey));
}

/** The discount of the line for the plan's own duration, in percent. */
export function planDiscount(world: World, planKey: string): number {
  return planAndLine(world, planKey).line.discounts[termOf(world, planKey)];
}

function termOf(world: World, planKey: string): PriceTerm {
  const { plan } = planAndLine(world, planKey);
  const term = priceTerms.find((one) => one === `month${plan.months}`);
  if (!term) throw new Error(`The plan ${planKey} has no price for ${plan.months} months.`);
  return term;
}

function planAndLine(world: World, planKey: string) {
  const plan = world.plans[planKey];
  const line = world.lines[plan?.line ?? ''];
  if (!plan || !line) throw new Error(`No plan ${planKey} with its line.`);
  return { plan, line };
}

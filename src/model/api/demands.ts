/** Formats of texts that are checked, defined in `src/reference/formats.ts`. */
export const textFormats = [
  'amount',
  'decimal',
  'email',
  'emailCode',
  'giftCard',
  'https',
  'ipAddress',
  'language',
  'password',
  'phone',
  'positiveAmount',
  'stripeMethod',
  'timeZone',
  'wholeNumber',
] as const;
export type TextFormat = (typeof textFormats)[number];

/** How a value is written: a known form, one of some texts, or a number. */
export type InputFormat =
  | { readonly as: TextFormat }
  | { readonly values: readonly string[] }
  | { readonly min: number; readonly max?: number | undefined };

/** At least one is required; required if another has a value; longest period in days. */
export type InputRule =
  | { readonly oneOf: readonly string[] }
  | { readonly input: string; readonly when: string; readonly is: string }
  | { readonly from: string; readonly to: string; readonly days: number };

/** Demands on inputs beyond their types. Inputs are named by path: `group.name`. */
export interface InputDemands {
  readonly mandatory: readonly string[];
  readonly rules: readonly InputRule[];
  /** By path; the items of a list have the format of the list. */
  readonly formats: Readonly<Record<string, InputFormat>>;
  readonly secrets: readonly string[];
}

export const noDemands: InputDemands = { mandatory: [], rules: [], formats: {}, secrets: [] };

/** The rules about an input; a rule about a period belongs to its last day. */
export function rulesOf(path: string, { rules }: Pick<InputDemands, 'rules'>): InputRule[] {
  return rules.filter((rule) => {
    if ('oneOf' in rule) return rule.oneOf.includes(path);
    return path === ('days' in rule ? rule.to : rule.input);
  });
}

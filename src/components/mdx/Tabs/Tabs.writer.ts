import { z } from 'zod';
import { likeItsHtml, noSheets, ownSteps, rendered } from '../../../model/config/writerComponent.ts';
import { didYouMean } from '../../../model/text/didYouMean.ts';

const insteadOfDefault = 'the first tab is shown until the reader chooses one';

export const Tabs = rendered({
  about:
    'Variants of which one is shown, each a `<TabItem>`. Those of one `groupId` switch together on the whole site.',
  example: '<Tabs groupId="platform">',
  attributes: z.strictObject({ groupId: z.string().optional() }),
  children: 'flow',
  where: 'anywhere',
  sheets: noSheets,
  // The answer card distinguishes only platforms.
  steps: ({ groupId }) => (groupId === 'platform' ? ownSteps() : undefined),
  twin: { className: 'tabs', form: 'variants' },
  copy: { leaveOut: ['.tabs [role="tablist"]'], fold: { variant: '.tabs > [role="tabpanel"]', label: '.tab-label' } },
  insteadOf: {
    defaultValue: insteadOfDefault,
    queryString: 'the choice is remembered, and ?platform=android in an address chooses tabs of groupId="platform"',
    values: 'each <TabItem> has its value and its label',
  },
  misuse({ inside }) {
    if (!inside.includes('TabItem')) return '<Tabs> has no <TabItem>; each tab is one: <TabItem value="android">.';
    return inside.every((name) => name === 'TabItem')
      ? undefined
      : 'This <Tabs> has text outside its tabs, which would not be shown; put it into a <TabItem>, or above <Tabs>.';
  },
});

export const TabItem = rendered({
  about: 'A variant. It has a `label`, unless its value is a platform.',
  example: '<TabItem value="android">',
  attributes: z.strictObject({ value: z.string().min(1), label: z.string().optional() }),
  children: 'flow',
  where: 'anywhere',
  sheets: noSheets,
  steps: ({ value }) => ({ platform: value }),
  ...likeItsHtml,
  insteadOf: { default: insteadOfDefault },
  misuse({ attributes: { value, label }, isIn, vocabulary: { platforms } }) {
    if (!isIn('Tabs')) return 'This <TabItem> is outside <Tabs>; put it between <Tabs> and </Tabs>.';
    if (label || Object.hasOwn(platforms, value)) return undefined;
    const ids = Object.keys(platforms);
    return `The tab "${value}" needs a label; only these have a built-in one: ${ids.join(', ')}.${didYouMean(value, ids)}`;
  },
});

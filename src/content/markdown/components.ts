import {
  defineMdastPlugin,
  type MdastVisitorContext,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
} from 'satteri';
import { idsOf, unknownAppWord } from '../../model/appWords.ts';
import { didYouMean } from '../../model/didYouMean.ts';
import { unknownFact } from '../../model/facts.ts';
import { featureTableMisuse } from '../../model/features.ts';
import type { PageSheet } from '../../model/pageSheets.ts';
import { isPayingCountry, payingCountries } from '../../model/payments.ts';
import { listOf } from '../../model/problems.ts';
import { sheetsOf, wrongMarks } from '../../model/screens.ts';
import { attributeOf } from './attributes.ts';
import { refusedHtml } from './htmlElements.ts';
import { isLiteral } from './literal.ts';
import { partialMisuse } from './partials.ts';
import type { Gathered, PageVocabulary } from './types.ts';

/** The components that are rendered. `src/components/Docs/mdxComponents.tsx` has one for each. */
const rendered = [
  'Admonition',
  'Architecture',
  'ChangelogOverview',
  'CodeBlock',
  'CopyDownload',
  'Details',
  'Download',
  'Fact',
  'FeatureTable',
  'KeepOffline',
  'ProtocolChooser',
  'Screen',
  'Sequence',
  'TabItem',
  'Tabs',
  'TroublePath',
] as const;
export type ComponentName = (typeof rendered)[number];

/** Made from Markdown, which is what content writes. */
const markdownOf = {
  Admonition: 'an admonition is written ":::note[Title]" and ":::", each on its own line',
  CodeBlock: 'code is written between two lines of three backticks',
} as const;

type Written = Exclude<ComponentName, keyof typeof markdownOf> | (typeof replaced)[number];

/** The components that become Markdown before a page is compiled (`appWordNames.ts`, `conditions.ts`, `partials.ts`, `siteTables.ts`). */
const replaced = [
  'IfSet',
  'KillSwitchTable',
  'NetworkTable',
  'Partial',
  'PaymentTable',
  'RecordedTable',
  'StorageTable',
  'Ui',
  'UiPath',
] as const;

/** What content may name, with the attributes that each takes. */
const attributes: Readonly<Record<Written, readonly string[]>> = {
  Architecture: ['title', 'rows', 'links'],
  ChangelogOverview: [],
  CopyDownload: [],
  Details: ['summary'],
  Download: ['file'],
  Fact: ['id', 'as'],
  FeatureTable: ['group', 'platform'],
  IfSet: ['fact'],
  KeepOffline: [],
  KillSwitchTable: [],
  NetworkTable: [],
  Partial: ['name'],
  PaymentTable: ['country'],
  ProtocolChooser: [],
  RecordedTable: [],
  Screen: ['show', 'marks'],
  Sequence: ['title', 'actors', 'steps'],
  StorageTable: [],
  TabItem: ['value', 'label'],
  Tabs: ['groupId'],
  TroublePath: [],
  Ui: ['id'],
  UiPath: ['ids'],
};

export const componentNames = Object.keys(attributes);

/** The components that show what is between their tags. */
const withText: ReadonlySet<string> = new Set<Written>(['Details', 'IfSet', 'Screen', 'TabItem', 'Tabs']);

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * What would throw while the page is rendered, or show nothing, is reported here with its line: unknown components, code, incomplete ones. It is left
 * out, except for the text in it, so that the development server can show the rest of the page.
 */
export const components = (gathered: Gathered, vocabulary: PageVocabulary) => {
  const report = (node: Pick<Element, 'position'>, message: string) =>
    gathered.problems.push({ line: node.position?.start.line ?? 0, message });
  const element = (node: Element, context: MdastVisitorContext) => {
    for (const sheet of sheetsFor(node, vocabulary)) gathered.sheets.add(sheet);
    // Partials that exist were put in their places before.
    if (node.name === 'Partial') {
      const wrong = partialMisuse(node);
      if (wrong !== undefined) report(node, wrong);
      context.replaceNode(node, node.children);
      return;
    }
    const message = misuse(node, parentName(context.parent(node)), vocabulary);
    if (message === undefined) return;
    report(node, message);
    context.replaceNode(node, node.children);
  };
  const expression = (node: MdxFlowExpression | MdxTextExpression, context: MdastVisitorContext) => {
    const message = codeInText(node.value);
    if (message === undefined) return;
    report(node, message);
    context.removeNode(node);
  };
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm(node, context) {
      report(
        node,
        'A page cannot import or export: its components are known by name, and <Partial name="…" /> shows a text that several pages share. If this is text, begin the line with another word.',
      );
      context.removeNode(node);
    },
  });
};

/** The style sheets that a component needs besides that of the page's area. */
function sheetsFor(node: Element, { screens, troublePath }: PageVocabulary): readonly PageSheet[] {
  if (node.name === 'Architecture' || node.name === 'Sequence') return ['diagram'];
  if (node.name === 'CopyDownload') return ['copies'];
  if (node.name === 'ProtocolChooser') return ['chooser'];
  if (node.name === 'FeatureTable') return attributeOf(node, 'platform') === undefined ? ['platforms'] : [];
  const pictures =
    node.name === 'TroublePath'
      ? Object.values(troublePath.advice).map(({ show }) => show)
      : [attributeOf(node, 'show')];
  const shown = pictures.flatMap((name) => (name === undefined ? [] : (screenOf(name, screens) ?? [])));
  return [...(node.name === 'TroublePath' ? (['path'] as const) : []), ...shown.flatMap(sheetsOf)];
}

/** A picture by its name, which a text gives: `toString` is none. */
const screenOf = (name: string, screens: PageVocabulary['screens']) =>
  Object.hasOwn(screens, name) ? screens[name] : undefined;

/** What is wrong with a component at its place. */
function misuse(node: Element, parent: string | undefined, vocabulary: PageVocabulary): string | undefined {
  const { name } = node;
  const { facts, platforms } = vocabulary;
  const text = (attribute: string) => attributeOf(node, attribute);
  if (!name) return undefined;
  const isHtml = /^[a-z]/.test(name) && !componentNames.some((known) => known.toLowerCase() === name);
  if (isHtml) return refusedHtml(node);
  if (Object.hasOwn(markdownOf, name))
    return `<${name}> is made from Markdown: ${markdownOf[name as keyof typeof markdownOf]}.`;
  if (!isKnown(name))
    return `There is no component <${name}>; there are ${listOf(componentNames)}.${didYouMean(name, componentNames)}`;
  const code = codeInAttribute(node);
  if (code !== undefined) return code;
  const lost = lostAttribute(node) ?? lostText(node);
  if (lost !== undefined) return lost;
  if (name === 'Fact')
    return text('id') ? unknownFact(text('id') ?? '', facts) : '<Fact> has no id; write <Fact id="refundWindow" />.';
  if (name === 'IfSet')
    return text('fact')
      ? unknownFact(text('fact') ?? '', facts)
      : `<${name}> has no fact; write <${name} fact="page.status">.`;
  if (/Table$/.test(name) && node.type === 'mdxJsxTextElement')
    return `<${name}> is a table and cannot be part of a sentence; put it on a separate line, with empty lines around it.`;
  if (name === 'FeatureTable') return featureTableMisuse(text('group'), text('platform'), vocabulary);
  if (name === 'PaymentTable') return unknownCountry(text('country'));
  if (name === 'Ui' || name === 'UiPath') return wrongWords(name, text(name === 'Ui' ? 'id' : 'ids'), vocabulary);
  if (name === 'Screen') return wrongScreen(text('show'), text('marks'), vocabulary);
  if (name === 'Details' && !text('summary')) return '<Details> has no summary; write <Details summary="…">.';
  if (name === 'Tabs' && !node.children.some((child) => 'name' in child && child.name === 'TabItem'))
    return '<Tabs> has no <TabItem>; each tab is one: <TabItem value="android">.';
  return name === 'TabItem' ? wrongTab(text('value'), text('label'), parent, platforms) : undefined;
}

const isKnown = (name: string) => componentNames.some((known) => known === name);

function wrongTab(
  value: string | undefined,
  label: string | undefined,
  parent: string | undefined,
  platforms: PageVocabulary['platforms'],
): string | undefined {
  // Inside a component that is not known there is one mistake, not two.
  if (parent !== 'Tabs' && (!parent || isKnown(parent)))
    return 'This <TabItem> is outside <Tabs>; put it between <Tabs> and </Tabs>.';
  if (!value) return '<TabItem> has no value; write <TabItem value="android">.';
  if (label || Object.hasOwn(platforms, value)) return undefined;
  const known = Object.keys(platforms);
  return `The tab "${value}" needs a label; only these have a built-in one: ${known.join(', ')}.${didYouMean(value, known)}`;
}

function wrongWords(name: string, ids: string | undefined, { appWords }: PageVocabulary): string | undefined {
  if (name === 'Ui' && !ids) return '<Ui> has no id; write <Ui id="home.connect" />.';
  if (!ids) return '<UiPath> has no ids; write <UiPath ids="navigation.settings settings.protocol" />.';
  return idsOf(ids)
    .map((id) => unknownAppWord(appWords, id))
    .find((message) => message !== undefined);
}

function wrongScreen(
  show: string | undefined,
  marks: string | undefined,
  { screens }: PageVocabulary,
): string | undefined {
  if (!show) return '<Screen> shows nothing; write <Screen show="home-idle">.';
  const screen = screenOf(show, screens);
  if (screen) return marks === undefined ? undefined : wrongMarks(marks, screen);
  return `There is no picture "${show}" (site/screens.ts).${didYouMean(show, Object.keys(screens))}`;
}

function unknownCountry(country: string | undefined): string | undefined {
  if (country === undefined || isPayingCountry(country)) return undefined;
  const known = listOf(payingCountries);
  return `<PaymentTable> knows no country "${country}"; it knows ${known}.${didYouMean(country, payingCountries)}`;
}

/** An expression other than a comment: in a text it is mostly a brace that was meant to be read. */
function codeInText(code: string): string | undefined {
  if (/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(code)) return undefined;
  return `{${code}} is read as code; to show the braces write them in backticks, \`{${code}}\`, or as &#123;${code}&#125;.`;
}

/** An attribute that is code instead of data: it would run while the page is rendered. */
function codeInAttribute({ name, attributes }: Element): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return `<${name}> has {${attribute.value}}; write its attributes one by one, such as id="refundWindow".`;
    const { value } = attribute;
    if (typeof value === 'object' && value !== null && !isLiteral(value.value))
      return `The attribute "${attribute.name}" of <${name}> is code; it can only be text, numbers, and lists and objects of them.`;
  }
  return undefined;
}

/** An attribute that has no effect, such as one that Docusaurus knows. */
function lostAttribute({ name, attributes: written }: Element): string | undefined {
  const known = attributesOf(name);
  const unknown = written
    .flatMap((attribute) => ('name' in attribute ? attribute.name : []))
    .find((one) => !known.includes(one));
  if (unknown === undefined) return undefined;
  const taken = known.length === 0 ? 'it takes none' : `it takes ${listOf(known)}`;
  const instead = insteadOf[unknown];
  return `<${name}> has no attribute "${unknown}"; ${instead ?? taken}.${didYouMean(unknown, known)}`;
}

const attributesOf = (name: string | null): readonly string[] =>
  Object.entries(attributes).find(([known]) => known === name)?.[1] ?? [];

/** What Docusaurus writers reach by attributes of tabs. */
const insteadOf: Readonly<Record<string, string>> = {
  default: 'the first tab is shown until the reader chooses one',
  defaultValue: 'the first tab is shown until the reader chooses one',
  queryString: 'the choice is remembered, and ?platform=android in an address chooses tabs of groupId="platform"',
  values: 'each <TabItem> has its value and its label',
};

/** Text between the tags of a component that shows none, or between tabs. */
function lostText(node: Element): string | undefined {
  const { name, children } = node;
  if (!withText.has(name ?? '') && children.length > 0)
    return `<${name}> shows nothing that is between its tags; write <${name} …/>, and the text next to it.`;
  if (name !== 'Tabs') return undefined;
  const isLost = (child: (typeof children)[number]) =>
    !('name' in child && child.name === 'TabItem') && child.type !== 'mdxFlowExpression';
  return children.some((child) => 'name' in child && child.name === 'TabItem') && children.some(isLost)
    ? 'This <Tabs> has text outside its tabs, which would not be shown; put it into a <TabItem>, or above <Tabs>.'
    : undefined;
}

function parentName(parent: unknown): string | undefined {
  if (typeof parent !== 'object' || parent === null || !('name' in parent)) return undefined;
  return typeof parent.name === 'string' ? parent.name : undefined;
}

/** The parts of what a page makes the browser fetch before the reader does anything. */
const parts = ['html', 'styles', 'scripts', 'total'] as const;
/** The page itself, the one in the middle of all pages of its language by weight, and the heaviest. */
const measuredPages = ['page', 'median', 'heaviest'] as const;

/** Figures that a build knows only when its pages are written: `<Measured id="median.total" />`. */
export const measuredIds = [
  ...measuredPages.flatMap((page) => parts.map((part) => `${page}.${part}` as const)),
  /** Path of the heaviest page. */
  'heaviest.path',
  /** Size of the fonts that a Persian page loads. */
  'fonts',
  /** Pages of the language. */
  'pages',
  /** Things that pages fetch from other hosts. */
  'foreignRequests',
  /** Other hosts that the policy of the pages lets them fetch from. */
  'foreignHosts',
  /** Places in the site's scripts that read or set cookies. */
  'cookies',
] as const;

export type MeasuredId = (typeof measuredIds)[number];

/** The figures of a language as its readers write them. */
export type Figures = Readonly<Record<MeasuredId, string>>;

/** Takes the place of a figure until it is known. */
export const measuredMark = (id: MeasuredId): string => `⟦${id}⟧`;

/** Puts figures in the places of their marks. */
export const fillMeasured = (text: string, figures: Figures): string =>
  measuredIds.reduce((filled, id) => filled.replaceAll(measuredMark(id), figures[id]), text);

/** Whether a text has figures to be filled in. */
export const hasMeasuredMarks = (text: string): boolean => measuredIds.some((id) => text.includes(measuredMark(id)));

/** What is wrong with the id of a figure. */
export function unknownMeasured(id: string | undefined): string | undefined {
  if (measuredIds.some((known) => known === id)) return undefined;
  return id
    ? `There is no figure "${id}"; there are ${measuredIds.join(', ')}.`
    : '<Measured> has no id; write <Measured id="median.total" />.';
}

/** Path of the page, without language, that says what the site loads and stores. */
export const proofPath = '/proof';

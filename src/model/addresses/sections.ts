/** Sections of search filters in the order of the choices; `pages` are those outside all others. */
export const sectionIds = [
  'tutorials',
  'troubleshooting',
  'services',
  'business',
  'api',
  'changelog',
  'blog',
  'pages',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** Parts of the site whose pages share a style sheet, an Astro route and feeds. */
export const areas = ['docs', 'api', 'changelog', 'blog', 'home', 'site'] as const;

export type Area = (typeof areas)[number];

interface SectionOfPaths {
  /** Folders of the section: a path belongs to it if it is one of these or lies below. */
  readonly folders: readonly string[];
  readonly section: SectionId;
  readonly area: Area;
}

/** From path to section. The first row with a matching folder counts. */
const sections: readonly SectionOfPaths[] = [
  { folders: ['/docs/tutorial-basics', '/docs/tutorial-extras'], section: 'tutorials', area: 'docs' },
  { folders: ['/docs/troubleshoot'], section: 'troubleshooting', area: 'docs' },
  { folders: ['/docs/services'], section: 'services', area: 'docs' },
  { folders: ['/docs/business'], section: 'business', area: 'docs' },
  { folders: ['/docs/api'], section: 'api', area: 'api' },
  { folders: ['/docs/changelog'], section: 'changelog', area: 'changelog' },
  { folders: ['/docs'], section: 'pages', area: 'docs' },
  { folders: ['/blog'], section: 'blog', area: 'blog' },
];

const outside: Omit<SectionOfPaths, 'folders'> = { section: 'pages', area: 'site' };

function rowOf(path: string): Omit<SectionOfPaths, 'folders'> {
  return sections.find(({ folders }) => folders.some((folder) => isBelow(path, folder))) ?? outside;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The section of a page by its path without language (`/docs/api/…`). */
export function sectionOf(path: string): SectionId {
  return rowOf(path).section;
}

/** The areas with pages at a path or below it. */
export const areasBelow = (path: string): readonly Area[] => [
  areaOf(path),
  ...sections.filter(({ folders }) => folders.some((folder) => isBelow(folder, path))).map(({ area }) => area),
];

/** The part of the site that a page belongs to, by its path without language. */
export function areaOf(path: string): Area {
  return path === '/' ? 'home' : rowOf(path).area;
}

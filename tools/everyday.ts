/**
 * `npm run test:everyday`: does in a copy of the repository what writers do every week, and runs `npm test` there. It adds a changelog entry,
 * a post that is not illustrative history, a page, an operation of the API and a link of the footer, and takes the announcement away: none of it may break a test.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '../src/content/configuration.ts';
import { copyRepository } from './mutations/copyRepository.ts';

const root = join(import.meta.dirname, '..');
const copy = copyRepository('everyday');
const node = join(root, 'node_modules', '.bin', 'node');

/** Changes a file of the copy; a change that finds no place is a mistake of this script. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${from} to change; correct tools/everyday.ts.`);
  writeFileSync(path, after);
}

const run = (script: string, ...args: readonly string[]) =>
  execFileSync(node, [join('tools', script), ...args], { cwd: copy, stdio: 'inherit' });

const years = readdirSync(join(copy, 'content', 'changelog')).toSorted();
const day = `${Number(years.at(-1)) + 1}-01-15`;

run('new.ts', 'changelog', day);
const entry = `content/changelog/${day.slice(0, 4)}/${day}.yaml`;
edit(entry, 'for: []', 'for: [windows, api]');
// The headline is the first in each language, then comes the change.
for (const stop of ['', ' (`needsSmallRepairs`).']) {
  edit(entry, "en: ''", `en: The app for Windows starts faster${stop}`);
  edit(entry, "fa: ''", `fa: برنامهٔ Windows زودتر باز می‌شود${stop}`);
  edit(entry, "ru: ''", `ru: Приложение для Windows запускается быстрее${stop}`);
}

const texts = {
  en: {
    title: 'A week of small repairs',
    description: 'What we repaired in a week in which nothing big happened, and why such weeks are needed as well.',
    text: 'Nothing big happened this week. We repaired what had waited for months.',
  },
  fa: {
    title: 'هفته‌ای برای تعمیرهای کوچک',
    description: 'در هفته‌ای که رویداد بزرگی نداشت چه چیزهایی را درست کردیم و چرا چنین هفته‌هایی هم لازم‌اند.',
    text: 'این هفته رویداد بزرگی نداشت. کارهایی را انجام دادیم که ماه‌ها مانده بود.',
  },
  ru: {
    title: 'Неделя мелких исправлений',
    description: 'Что мы исправили за\u00a0неделю без больших событий и\u00a0почему такие недели тоже нужны.',
    text: 'На\u00a0этой неделе ничего большого не\u00a0произошло. Мы исправили то, что ждало месяцами.',
  },
};

run('new.ts', 'blog', 'a-week-of-small-repairs');
run('new.ts', 'doc', 'services/a-week-of-small-repairs');
for (const [locale, { title, description, text }] of Object.entries(texts)) {
  const post = `content/${locale}/blog/a-week-of-small-repairs.mdx`;
  const page = `content/${locale}/docs/services/a-week-of-small-repairs.mdx`;
  for (const [file, name] of [
    [post, title],
    [page, `${title}: OrbVPN`],
  ] as const) {
    edit(file, "title: ''", `title: "${name}"`);
    edit(file, "description: ''", `description: "${name}. ${description}"`);
  }
  edit(post, '\n<!-- truncate -->\n', `${text}\n\n<!-- truncate -->\n\n${text}\n`);
  edit(page, '\n## ', `\n${text}\n\n## `);
  edit(page, /$/, `\n[OrbVPN](/docs/troubleshoot/slow-connection)\n`);
}
const post = 'content/en/blog/a-week-of-small-repairs.mdx';
const { firstPublished = day } = readConfiguration().config;
edit(post, /^date: .*$/m, `date: ${firstPublished}`);
edit(post, 'authors: []', 'authors: [support]');
edit(post, 'tags: []', 'tags: [growth]');
edit('site/sidebars.ts', "'services/streaming',", "'services/streaming',\n    'services/a-week-of-small-repairs',");
run('translations.ts', '--stamp');

// A new version of the schema, of the day of the entry that names the operation.
const schema = readFileSync(join(copy, 'api', 'schema.graphql'), 'utf8');
const published = /@published\(date: "(.*?)"\)/;
writeFileSync(join(copy, 'api', 'versions', `${published.exec(schema)?.[1]}.graphql`), schema);
edit('api/schema.graphql', published, `@published(date: "${day}")`);
edit(
  'api/schema.graphql',
  'type Query {\n',
  `type Query {
  needsSmallRepairs(groupId: Int!): Boolean
    @doc(group: "Groups", slug: "needs-small-repairs-api")
    @auth(role: user)
    @basis(operation: seen, arguments: seen, errors: seen)
    @example(variables: """{ "groupId": 12 }""")

`,
);
for (const [locale, { title }] of Object.entries(texts))
  edit(
    `api/text/${locale}.yaml`,
    'operations:\n',
    `operations:\n  Query.needsSmallRepairs:\n    title: "${title}"\n    summary: "${title}."\n`,
  );

edit('site/site.config.ts', /announcement: \{[\s\S]*?\n {2}\},/, 'announcement: null,');
edit(
  'site/site.config.ts',
  "{ label: { en: 'X', fa: 'X', ru: 'X' }, to: 'site:x' },",
  "{ label: { en: 'X', fa: 'X', ru: 'X' }, to: 'site:x' },\n          { label: { en: 'Search', fa: 'جست‌وجو', ru: 'Поиск' }, to: '/search' },",
);

run('deployFiles.ts');

const firstPort = Number(process.env['TEST_PORT'] ?? 4398) + 5;
const steps = process.argv.slice(2);
const { status } = spawnSync(node, ['tools/test.ts', ...steps], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, TEST_PORT: String(firstPort) },
});
if (status === 0) rmSync(copy, { recursive: true, force: true });
else console.error(`The copy is in ${copy}.`);
process.exitCode = status ?? 1;

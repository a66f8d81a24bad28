const same = (text: string) => ({ en: text, fa: text, ru: text });
const pages = [
  'connection-issue',
  'server-connection',
  'protocol-selection',
  'slow-connection',
  'authentication-issues',
];

const ask = (...targets: readonly string[]) => ({
  question: same('What?'),
  choices: targets.map((to) => ({ ...same(to), to })),
});

/** The path through trouble of the small site, which leads to every page. */
export const troublePath = {
  start: 'start',
  questions: { start: ask('more', ...pages.slice(2)), more: ask(...pages.slice(0, 2)) },
  advice: Object.fromEntries(
    pages.map((page) => [page, { title: same(page), text: same('Wait.'), to: `/docs/troubleshoot/${page}#check` }]),
  ),
  solved: { title: same('Good'), text: same('Remember it.') },
  support: { title: same('Write to us'), text: same('Copy it.'), message: same('{answers}\n{tried}') },
};

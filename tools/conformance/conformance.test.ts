import { expect, it } from 'vitest';
import { conformancePage } from './page.ts';
import { sectionsOf } from './report.ts';

const report = {
  suites: [
    { file: 'chrome.spec.ts', suites: [{ title: 'Other', specs: [{ title: 'no requirement', ok: true }] }] },
    {
      file: 'specification/9-constants.spec.ts',
      suites: [{ title: '9. Constants', specs: [{ title: '"desktop breakpoint 996 px"', ok: false }] }],
    },
    {
      file: 'specification/2-routes.spec.ts',
      suites: [
        {
          title: '2. Routes',
          specs: [
            { title: '"any other path shows a not-found page", in ru', ok: true },
            { title: '"any other path shows a not-found page", in en', ok: true },
            { title: '"/ru/ is the home page"', ok: true },
          ],
        },
      ],
    },
  ],
};

it('takes the sections of the specification in their order, and a requirement shown in several languages as one', () => {
  expect(sectionsOf(report)).toEqual([
    {
      title: '2. Routes',
      files: ['specification/2-routes.spec.ts'],
      requirements: [
        { text: '"any other path shows a not-found page"', languages: ['en', 'ru'], shown: true },
        { text: '"/ru/ is the home page"', languages: [], shown: true },
      ],
    },
    {
      title: '9. Constants',
      files: ['specification/9-constants.spec.ts'],
      requirements: [{ text: '"desktop breakpoint 996 px"', languages: [], shown: false }],
    },
  ]);
});

it('ticks what was shown, and leaves open what a test refuted', () => {
  const page = conformancePage(sectionsOf(report));
  expect(page).toContain('3 requirements in 2 sections: 2 shown, 1 not shown.');
  expect(page).toContain('- [x] "any other path shows a not-found page" (en, ru)');
  expect(page).toContain('- [ ] "desktop breakpoint 996 px"');
});

it('does not tick a requirement that one language fails', () => {
  const failing = structuredClone(report);
  failing.suites[2]?.suites[0]?.specs.push({ title: '"any other path shows a not-found page", in fa', ok: false });
  const [section] = sectionsOf(failing);
  expect(section?.requirements[0]).toMatchObject({ languages: ['en', 'fa', 'ru'], shown: false });
});

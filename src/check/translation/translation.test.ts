import { describe, expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkAlternativeTexts } from './alternativeTexts.ts';
import { checkSameCode } from './sameCode.ts';
import { checkSameHeadings } from './sameHeadings.ts';
import { checkSameComponents, checkSameLinks } from './sameItems.ts';

const en = (body: string) => pageText('en', body);
const ru = (body: string) => pageText('ru', body);

describe('headings of a translation', () => {
  const source = en('## A {#a}\n\n## B {#b}');

  it('have the same ids and levels in the same order', () => {
    expect(checkSameHeadings(source, ru('## А {#a}\n\n## Б {#b}'))).toEqual([]);
    expect(checkSameHeadings(source, ru('## Б {#b}\n\n## А {#a}'))).toMatchObject([
      { line: 5, message: 'The heading ## … {#b} is where English has ## … {#a} (line 5).' },
    ]);
    expect(checkSameHeadings(source, ru('## А {#a}\n\n### Б {#b}'))).toMatchObject([{ line: 7 }]);
  });

  it('are neither more nor fewer', () => {
    expect(checkSameHeadings(source, ru('## А {#a}'))).toMatchObject([
      { line: 5, message: 'After this the English page has ## … {#b}, which is missing here.' },
    ]);
    expect(checkSameHeadings(source, ru('## А {#a}\n\n## Б {#b}\n\n## В {#c}'))).toMatchObject([
      { line: 9, message: 'The heading ## … {#c} is not in English.' },
    ]);
  });
});

describe('code blocks of a translation', () => {
  const source = en('```sh\nwg show\n# peers\n```');

  it('are the same, comments included', () => {
    expect(checkSameCode(source, ru('```sh\nwg show\n# peers\n```'))).toEqual([]);
    expect(checkSameCode(source, ru('```sh\nwg show\n# узлы\n```'))).toMatchObject([
      { line: 5, message: 'The code differs from English: "# узлы" where English has "# peers".' },
    ]);
  });

  it('have the same language and number', () => {
    expect(checkSameCode(source, ru('```text\nwg show\n# peers\n```'))).toHaveLength(1);
    expect(checkSameCode(source, ru('Кода нет'))).toMatchObject([
      { message: 'There are 0 code blocks, and 1 in English.' },
    ]);
  });

  it('may differ in a message for people', () => {
    const message = en('```message\nWhat I saw instead:\n```');
    expect(checkSameCode(message, ru('```message\nЧто вышло на деле:\n```'))).toEqual([]);
    expect(checkSameCode(message, ru('```text\nЧто вышло на деле:\n```'))).toHaveLength(1);
  });
});

describe('pictures of a translation', () => {
  const source = en('[Home screen](/docs)\n\n![Home screen](/img/a.png)\n\n![WireGuard](/img/b.png)');

  it('have alternative texts in its language', () => {
    expect(checkAlternativeTexts(source, ru('![Главный экран](/img/a.png)'))).toEqual([]);
  });

  it('may be called by a name, one word, as in English', () => {
    expect(checkAlternativeTexts(source, ru('![WireGuard](/img/b.png)'))).toEqual([]);
  });

  it('are compared with pictures, and links with nothing', () => {
    expect(checkAlternativeTexts(source, ru('[Home screen](/docs)'))).toEqual([]);
    expect(checkAlternativeTexts(en('[Home screen](/docs)'), ru('![Home screen](/img/a.png)'))).toEqual([]);
  });
});

describe('links of a translation', () => {
  const source = en('[Slow](/docs/slow), [plan](/docs/plan)');
  const sameLinks = (body: string, broken?: string) => checkSameLinks(source, ru(body), ({ url }) => url === broken);

  it('lead to the same targets, in any order', () => {
    expect(sameLinks('[Тариф](/docs/plan), [скорость](/docs/slow)')).toEqual([]);
  });

  it('are neither more nor fewer', () => {
    expect(sameLinks('[Тариф](/docs/plan)\n[Тариф](/docs/plan)')).toMatchObject([
      { line: 6, message: 'The link to /docs/plan occurs more often here than in English.' },
      { message: 'The link to /docs/slow is missing; English has it in line 5.' },
    ]);
  });

  it('are not pictures of the same address, and pictures not links', () => {
    const screens = en('[Screen](/img/a.png)\n\n![Screen](/img/b.png)');
    const swapped = ru('![Экран](/img/a.png)\n\n[Экран](/img/b.png)');
    expect(checkSameLinks(screens, swapped, () => false).map(({ message }) => message)).toEqual([
      'The image to /img/a.png occurs more often here than in English.',
      'The link to /img/b.png occurs more often here than in English.',
      'The link to /img/a.png is missing; English has it in line 5.',
      'The image to /img/b.png is missing; English has it in line 7.',
    ]);
  });

  it('need not be broken as one of English is, which is reported there', () => {
    expect(sameLinks('[Тариф](/docs/plan)', '/docs/slow')).toEqual([]);
    expect(sameLinks('[Тариф](/docs/plan), [скорость](/docs/speed)', '/docs/slow')).toEqual([]);
    expect(sameLinks('[Тариф](/docs/plan), [а](/docs/a), [б](/docs/b)', '/docs/slow')).toHaveLength(1);
  });
});

describe('components of a translation', () => {
  const source = en('Wait <Fact id="lockout" />.\n\n<Details summary="More">\n\nText\n\n</Details>');

  it('are those of English, whatever their titles and labels', () => {
    expect(checkSameComponents(source, ru('<Details summary="Ещё">\n\n<Fact id="lockout" />\n\n</Details>'))).toEqual(
      [],
    );
    const tab = (label: string) => `<TabItem value="other" label="${label}">`;
    expect(checkSameComponents({ ...en(''), body: tab('Other') }, { ...ru(''), body: tab('Другое') })).toEqual([]);
  });

  it.each([
    ['<Screen show="start" marks="1:home.idle">', '<Screen show="start" marks="1:home.connect">'],
    ['<Screen show="start">', '<Screen show="start" marks="1:home.idle">'],
    ['<Screen show="start">', '<Screen show="settings">'],
    ['<TabItem value="ios" label="iOS">', '<TabItem value="android" label="iOS">'],
    ['<Tabs groupId="platform">', '<Tabs>'],
    ['<UiPath ids="home.title home.connect" />', '<UiPath ids="home.title" />'],
    ['<IfSet fact="price.basic">', '<IfSet fact="price.plus">'],
    ['<FeatureMatrix group="protection" />', '<FeatureMatrix group="speed" />'],
    ['<Fact id="price.basic" times={40} />', '<Fact id="price.basic" times={400} />'],
  ])('have the same attributes, except for titles and labels: %s and %s', (english, other) => {
    const found = checkSameComponents({ ...en(''), body: english }, { ...ru(''), body: other });
    expect(found).toHaveLength(2);
  });

  it('have the same ids', () => {
    expect(checkSameComponents(source, ru('<Fact id="price.basic" />'))).toMatchObject([
      { line: 5, message: '<Fact id="price.basic"> occurs more often here than in English.' },
      { message: '<Fact id="lockout"> is missing; English has it in line 5.' },
      { message: '<Details> is missing; English has it in line 7.' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { readConfiguration } from '../configuration.ts';
import { compilePage } from './compile.ts';

function compile(body: string, locale: Locale = 'en'): { page: CompiledPage; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const page = compilePage({ body, file: 'page.mdx', bodyLine: 1, locale }, readConfiguration(), problems);
  if (!page) throw new Error('The page cannot be read.');
  return { page, problems };
}

const wordsOf = (page: CompiledPage) => page.sections.map(({ text }) => text).join(' ');

describe('A table of site data', () => {
  it('is found by search in the language of the page', () => {
    expect(wordsOf(compile('<KillSwitchTable />').page)).toContain('The tunnel drops');
    expect(wordsOf(compile('<KillSwitchTable />', 'ru').page)).toContain('Туннель оборвался');
    expect(wordsOf(compile('<RecordedTable />').page)).toContain('Who can read it');
  });

  it('has its links checked like those of the text', () => {
    const urls = compile('<KillSwitchTable />').page.references.map(({ url }) => url);
    expect(urls).toContain('/docs/services/security/kill-switch#system-lock');
  });

  it('has facts in its rows', () => {
    expect(wordsOf(compile('<KillSwitchTable />').page)).toContain('3 attempts');
  });

  it('has multiplied prices in the same form as its page', () => {
    const [one = 0, forty = 0] = ['', 'times={40} '].map((times) =>
      Number(/[\d.]+/.exec(wordsOf(compile(`<Fact id="price.basic" ${times}/>`).page))),
    );
    expect(forty).toBeCloseTo(40 * one);
  });

  it('shows only what works in a given country', () => {
    const russia = wordsOf(compile('<PaymentTable country="russia" />').page);
    expect(russia).not.toContain('ParsPal');
    expect(russia).not.toContain('PayPal');
    expect(russia).toContain('Gift code');
  });
});

describe('A text that depends on a fact', () => {
  const page = `One <IfSet fact="lockout">set</IfSet>.

<IfSet fact="support.email">

Write to <Fact id="support.email" />, [as ever](/docs/nowhere).

</IfSet>

<IfSet fact="lockout">

<RecordedTable />

</IfSet>
`;

  it('is shown if the fact has a value', () => {
    const words = wordsOf(compile(page).page);
    expect(words).toContain('One set.');
    expect(words).not.toContain('Write to');
  });

  it('has an alternative that is shown while the fact has no value', () => {
    const both =
      'It is <IfUnset fact="support.email">not published</IfUnset><IfUnset fact="lockout">unknown</IfUnset>.';
    expect(wordsOf(compile(both).page)).toBe('It is not published.');
  });

  it('has its links checked only if it is shown', () => {
    expect(compile(page).page.references.map(({ url }) => url)).not.toContain('/docs/nowhere');
  });

  it('may contain a table', () => {
    expect(wordsOf(compile(page).page)).toContain('Who can read it');
  });

  it('is required around a fact without a value', () => {
    expect(compile('Write to <Fact id="support.email" />.').problems).toMatchObject([
      { message: expect.stringContaining('put the sentence between <IfSet fact="support.email">') },
    ]);
  });
});

it('A table of features is found by their names', () => {
  expect(wordsOf(compile('<FeatureTable group="protection" />').page)).toContain('System lock');
});

import { describe, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import { exampleSource } from '../testing/exampleSite.ts';
import { historyLabel, historyNotice, isIllustrative, labelled } from './history.ts';

const strings = { en, fa, ru };
const { locales } = exampleSource.config;
const config = { firstPublished: '2026-11-21', locales };

describe('a post or release is illustrative history', () => {
  it('up to the day before the site was first published', () => {
    expect(isIllustrative('2007-05-17', config)).toBe(true);
    expect(isIllustrative('2026-11-20', config)).toBe(true);
    expect(isIllustrative('2026-11-21', config)).toBe(false);
  });

  it('never on a site without such a day', () => {
    expect(isIllustrative('2007-05-17', {})).toBe(false);
  });

  it('with a label in the language of the reader', () => {
    expect(historyLabel({ config, strings }, 'ru', '2024-10-15')).toBe(ru.history.label);
    expect(historyLabel({ config, strings }, 'ru', '2027-01-01')).toBeUndefined();
  });
});

describe('the notice above a list', () => {
  it('names the day in the calendar of the reader', () => {
    expect(historyNotice({ config, strings }, 'en', ['2024-10-15'])).toContain('before 21 November 2026');
    expect(historyNotice({ config, strings }, 'fa', ['2024-10-15'])).toContain('۳۰ آبان ۱۴۰۵');
  });

  it('appears if any of its posts or releases is illustrative', () => {
    expect(historyNotice({ config, strings }, 'en', ['2027-01-01', '2024-10-15'])).toBeDefined();
    expect(historyNotice({ config, strings }, 'en', ['2027-01-01'])).toBeUndefined();
  });
});

it('a description contains the label as a sentence', () => {
  expect(labelled('What changed.', 'Illustrative history')).toBe('What changed. Illustrative history.');
  expect(labelled('What changed.', 'It is illustrative.')).toBe('What changed. It is illustrative.');
  expect(labelled('What changed.', undefined)).toBe('What changed.');
});

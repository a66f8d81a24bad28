import { describe, expect, it } from 'vitest';
import { exampleSite, exampleSource, same } from './testing/exampleSite.ts';
import { checkTroublePath, type TroublePath, troubleSteps } from './troublePath.ts';

const { troublePath: small } = exampleSource;
const choices = (...targets: string[]) => targets.map((to) => ({ label: same(to), to }));
const question = (...targets: string[]) => ({ question: same('What?'), choices: choices(...targets) });

const messages = (change: Partial<TroublePath>) =>
  checkTroublePath(exampleSite({ troublePath: { ...small, ...change } })).map(({ message }) => message);

describe('The path through trouble', () => {
  it('is read from the first question down, each step with the one before it', () => {
    const path = { ...small, questions: { start: question('slow', 'more'), more: question('other', 'slow') } };
    expect(troubleSteps(path).map(({ id, from }) => [id, from])).toEqual([
      ['start', undefined],
      ['slow', 'start'],
      ['more', 'start'],
      ['other', 'more'],
    ]);
  });

  it('has nothing wrong in the example', () => {
    expect(messages({})).toEqual([]);
  });

  it('ends in advice on every way', () => {
    const found = messages({ questions: { start: question('slow', 'other', 'nowhere') } });
    expect(found).toEqual(['There is neither a question nor advice "nowhere".']);
    expect(messages({ questions: { start: question('slow', 'other', 'toString') } })).toEqual([
      'There is neither a question nor advice "toString".',
    ]);
  });

  it('has no step that nothing leads to', () => {
    expect(messages({ questions: { start: question('slow', 'slow') } })).toEqual([
      'No answer leads to "other"; link it or remove it.',
    ]);
  });

  it('does not go round in a circle', () => {
    const questions = { start: question('slow', 'more'), more: question('other', 'start') };
    expect(messages({ questions })).toEqual(['The questions go round in a circle: start → more → start.']);
  });

  it('asks at most five questions', () => {
    const questions = {
      start: question('slow', 'q2'),
      q2: question('slow', 'q3'),
      q3: question('slow', 'q4'),
      q4: question('slow', 'q5'),
      q5: question('slow', 'q6'),
      q6: question('slow', 'other'),
    };
    expect(messages({ questions })).toEqual(['This is question 6 on the way; 5 are enough.']);
  });

  it('links only to pages and pictures that exist', () => {
    const slow = { title: same('Slow'), text: same('Wait.'), show: 'home', to: '/docs/guide/slwo' };
    const [link, picture] = messages({ advice: { ...small.advice, slow } });
    expect(link).toMatch(/^The link "\/docs\/guide\/slwo" leads to .*, and there is no such page/);
    expect(picture).toBe('There is no picture "home" (site/screens.ts).');
  });

  it('names in each language the numbers that are on the picture, and no others', () => {
    const text = { en: 'Press **OK** (1).', fa: '**تأیید** (۱) را بزنید.', ru: 'Нажмите **ОК**.' };
    const ask = {
      path: ['dialog.ok'],
      frame: 'system',
      blocks: [{ kind: 'button', word: 'dialog.ok', look: 'main' }],
    } as const;
    const slow = { title: same('Slow'), text, show: 'ask', marks: '1:dialog.ok', to: '/docs/guide/slow' };
    const found = (changed: TroublePath['advice'][string]) =>
      checkTroublePath(
        exampleSite({
          screens: { ask },
          troublePath: { ...small, advice: { ...small.advice, slow: changed } },
        }),
      ).map(({ key, message }) => [key?.at(-1), message]);
    expect(found(slow)).toEqual([['ru', 'The text has no numbers, the picture next to it (1).']]);
    const { show, marks, ...withoutPicture } = slow;
    expect(found(withoutPicture)).toEqual([
      ['en', 'The text has (1), the picture next to it none.'],
      ['fa', 'The text has (۱), the picture next to it none.'],
    ]);
  });

  it('leads to every page about trouble', () => {
    const [doc] = exampleSource.docs;
    if (!doc) throw new Error('The example has no document.');
    const docs = [...exampleSource.docs, { ...doc, id: 'troubleshoot/noise', path: '/docs/troubleshoot/noise' }];
    expect(checkTroublePath(exampleSite({ docs })).map(({ message }) => message)).toEqual([
      "No advice leads to /docs/troubleshoot/noise, so that a reader with that problem does not find it; add one with to: '/docs/troubleshoot/noise', and an answer that leads to it.",
    ]);
  });
});

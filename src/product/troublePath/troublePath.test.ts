import { describe, expect, it } from 'vitest';
import { judgeTarget } from '../../model/checks/links.ts';
import { sourceOf } from '../../model/pages/writtenTexts.ts';
import { exampleSite, exampleSource, same } from '../../model/testing/exampleSite.ts';
import { checkTroublePath } from './checkTroublePath.ts';
import { supportMessage, type TroubleAdvice, type TroublePath, troubleHref, troubleSteps } from './troublePath.ts';

const { troublePath: small } = exampleSource;
const choices = (...targets: string[]) => targets.map((to) => ({ ...same(to), to }));
const question = (...targets: string[]) => ({ question: same('What?'), choices: choices(...targets) });

const problems = (change: Parameters<typeof exampleSite>[0]) => {
  const site = exampleSite(change);
  return checkTroublePath(site, (target) => judgeTarget(target, '/', site), sourceOf(site));
};

const messages = (change: Partial<TroublePath>) =>
  problems({ troublePath: { ...small, ...change } }).map(({ message }) => message);

describe('The path through trouble', () => {
  const advice = (title: string, ...otherwise: string[]): TroubleAdvice => ({
    title: same(title),
    text: same('Wait.'),
    to: '/docs/guide/slow#a',
    otherwise,
  });

  it('starts with the first question, and follows each piece of advice with those to try next', () => {
    const path = {
      ...small,
      questions: { start: question('slow', 'more'), more: question('other', 'slow', 'support') },
      advice: { slow: advice('Slow', 'far'), far: advice('Far', 'slow'), other: advice('Other') },
    };
    const read = troubleSteps(path, 'start').map((step) => {
      const tried = step.tried.map(({ id }) => id);
      return [step.id, step.kind === 'advice' ? step.next : step.kind, ...tried];
    });
    expect(read).toEqual([
      ['start', 'question'],
      ['slow', 'slow-2'],
      ['slow-2', 'slow-support', 'slow'],
      ['slow-support', 'support', 'slow', 'slow-2'],
      ['more', 'question'],
      ['other', 'other-support'],
      ['other-support', 'support', 'other'],
      ['support', 'support'],
    ]);
  });

  it('is divided among the pages that begin with its questions', () => {
    const path = {
      ...small,
      questions: { start: question('more', 'slow'), more: { ...question('other', 'slow'), page: '/docs/guide/more' } },
      advice: { slow: advice('Slow'), other: advice('Other') },
    };
    const ids = (from: string) => troubleSteps(path, from).map(({ id, answers }) => `${answers.length} ${id}`);
    expect(ids('start')).toEqual(['0 start', '1 slow', '1 slow-support']);
    expect(ids('more')).toEqual(['1 more', '2 other', '2 other-support', '2 slow', '2 slow-support']);
    expect([troubleHref(path, 'more'), troubleHref(path, 'slow')]).toEqual(['/docs/guide/more', '#slow']);
  });

  const endsOf = (path: TroublePath) =>
    troubleSteps(path, 'start').flatMap((step) => (step.kind === 'support' ? supportMessage(step, 'en') : []));

  it('ends with a message that lists what the reader answered and tried', () => {
    const path = {
      ...small,
      questions: { start: question('more'), more: question('slow') },
      advice: { slow: advice('Slow', 'far'), far: advice('Far') },
    };
    expect(endsOf(path)).toEqual(['Hello\n- What? more\n- What? slow\nTried:\n- Slow\n- Far']);
  });

  it('ends with the message about a payment if the first advice is about one', () => {
    const path = {
      ...small,
      questions: { start: question('paid', 'slow') },
      advice: { paid: { ...advice('Paid', 'slow'), isPayment: true }, slow: advice('Slow', 'paid') },
      payment: { ...small.support, message: same('Amount:') },
    };
    expect(endsOf(path)).toEqual(['Amount:', expect.stringContaining('Hello')]);
  });

  it('ends with a message that does not mention attempts if there were none', () => {
    expect(endsOf({ ...small, questions: { start: question('support', 'support') } })).toEqual([
      'Hello\n- What? support',
    ]);
  });

  it('contains only advice that exists, each once', () => {
    const found = messages({ advice: { ...small.advice, slow: { ...advice('Slow', 'other', 'slow', 'far') } } });
    expect(found).toContain('"slow" is tried twice.');
    expect(found).toContain('There is no advice "far".');
  });

  it('ends in advice on every way', () => {
    const found = messages({ questions: { start: question('slow', 'other', 'nowhere') } });
    expect(found).toEqual(['There is neither a question nor advice "nowhere".']);
    expect(messages({ questions: { start: question('slow', 'other', 'toString') } })).toEqual([
      'There is neither a question nor advice "toString".',
    ]);
  });

  it('has no unreachable step', () => {
    expect(messages({ questions: { start: question('slow', 'slow') } })).toEqual([
      'No answer leads to "other"; link it or remove it.',
    ]);
  });

  it('does not go round in a circle', () => {
    const questions = { start: question('slow', 'more'), more: question('other', 'start') };
    expect(messages({ questions })).toEqual(['The questions form a circle: start → more → start.']);
  });

  it('asks at most five questions', () => {
    const five = {
      start: question('slow', 'q2'),
      q2: question('slow', 'q3'),
      q3: question('slow', 'q4'),
      q4: question('slow', 'q5'),
      q5: question('slow', 'other'),
    };
    expect(messages({ questions: five })).toEqual([]);
    const six = { ...five, q5: question('slow', 'q6'), q6: question('slow', 'other') };
    expect(messages({ questions: six })).toEqual(['This is question 6 on the way; 5 are enough.']);
  });

  it('links only to pages and pictures that exist', () => {
    const slow = { title: same('Slow'), text: same('Wait.'), show: 'home', to: '/docs/guide/slwo', otherwise: [] };
    const [link, picture] = messages({ advice: { ...small.advice, slow } });
    expect(link).toMatch(/^The link "\/docs\/guide\/slwo" leads to .*, and there is no such page/);
    expect(picture).toBe('There is no picture "home" (site/screens.ts).');
  });

  it('names in each language exactly the numbers on the picture', () => {
    const text = { en: 'Press **OK** (1).', fa: '**تأیید** (۱) را بزنید.', ru: 'Нажмите **ОК**.' };
    const ask = {
      path: ['dialog.ok'],
      frame: 'system',
      blocks: [{ kind: 'button', word: 'dialog.ok', look: 'main' }],
    } as const;
    const slow = {
      title: same('Slow'),
      text,
      show: 'ask',
      marks: '1:dialog.ok',
      to: '/docs/guide/slow',
      otherwise: [],
    };
    const found = (changed: TroublePath['advice'][string]) =>
      problems({
        screens: { ask },
        troublePath: { ...small, advice: { ...small.advice, slow: changed } },
      }).map(({ key, message }) => [key?.at(-1), message]);
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
    expect(problems({ docs }).map(({ message }) => message)).toEqual([
      "No advice leads to /docs/troubleshoot/noise, so that a reader with that problem does not find it; add one that leads to a section of it, as to: '/docs/troubleshoot/noise#causes', and an answer that leads to the advice.",
    ]);
  });
});

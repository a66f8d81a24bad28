import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { SearchTexts } from './useSearchTexts.ts';

it('lets Tab reach the link to all steps only where the result is reached by Tab', () => {
  const answer = { url: '/en/docs/slow#steps', steps: ['Wait.'], count: 4 };
  const isPassed = [true, false].map((reached) => {
    const card = <AnswerCard answer={answer} reached={reached} />;
    const html = renderToStaticMarkup(<SearchTexts value={{ locale: 'en', strings: en }}>{card}</SearchTexts>);
    return html.includes('tabindex="-1"');
  });
  expect(isPassed).toEqual([false, true]);
});

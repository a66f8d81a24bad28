import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite, exampleView } from '../../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../../PageContext/PageContext.tsx';
import { views } from './Diagram.tsx';

const { Sequence } = views;

type Steps = ComponentProps<typeof Sequence>['steps'];

function sequence(steps: Steps, locale: 'en' | 'fa' = 'en'): string {
  const site = exampleSite();
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, exampleView('/docs/guide/start', locale, site))}>
      <Sequence title="Talk" actors={['A', 'B', 'C']} steps={steps} />
    </PageProvider>,
  );
}

it('A message goes from the line of its sender to that of its receiver', () => {
  const [, , message] = sequence([{ from: 2, to: 1, text: 'answers' }]).split('<tr>');
  expect(message).toContain(
    '<td></td><td></td><td></td><td colSpan="2"><span class="back">answers</span></td><td></td>',
  );
});

it('A note covers the actors that it is about', () => {
  expect(sequence([{ note: 'stored', over: [1, 0] }])).toContain('<tr><td colSpan="4"><i>stored</i></td><td></td>');
});

it('Screen readers announce sender and receiver, with an arrow in the direction of the text', () => {
  const steps: Steps = [
    { from: 0, to: 1, text: 'asks' },
    { note: 'stored', over: [1, 1] },
  ];
  expect(sequence(steps)).toContain('aria-label="A → B: asks\nstored"');
  expect(sequence(steps, 'fa')).toContain('aria-label="A ← B: asks\nstored"');
});

it('A step of an unknown actor is refused', () => {
  expect(() => sequence([{ from: 0, to: 3, text: 'x' }])).toThrow('actor 3');
});

it('A message to its own sender is refused', () => {
  expect(() => sequence([{ from: 1, to: 1, text: 'think' }])).toThrow('note');
});

import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite, exampleView } from '../../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../../PageContext/PageContext.tsx';
import { renderings } from './Diagram.tsx';

const { Sequence } = renderings;

type Steps = ComponentProps<typeof Sequence>['steps'];

function sequence(steps: Steps, locale: 'en' | 'fa' = 'en'): string {
  const site = exampleSite();
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, exampleView('/docs/guide/start', locale, site))}>
      <Sequence title="Talk" actors={['A', 'B', 'C']} steps={steps} />
    </PageProvider>,
  );
}

it('A step of an unknown actor is refused', () => {
  expect(() => sequence([{ from: 0, to: 3, text: 'x' }])).toThrow('actor 3');
});

it('A message to its own sender is refused', () => {
  expect(() => sequence([{ from: 1, to: 1, text: 'think' }])).toThrow('note');
});

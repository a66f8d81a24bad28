import { expect, it } from 'vitest';
import { htmlOnPage } from '../../testing/htmlOnPage.tsx';
import { renderings } from './Diagram.tsx';

it.each([
  ['to an unknown actor', 3, 'actor 3'],
  ['to its own sender', 1, 'note'],
])('A message %s is refused', (_, to, reason) => {
  const steps = [{ from: 1, to, text: 'think' }];
  const draw = () => htmlOnPage(<renderings.Sequence title="Talk" actors={['A', 'B', 'C']} steps={steps} />, 'en');
  expect(draw).toThrow(reason);
});

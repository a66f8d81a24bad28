import { expect, test } from 'vitest';
import { withList } from './publish.ts';

test('The list takes the place of what the page said before, whatever that was', () => {
  const page = '<p>a</p><div data-editions=""><p>none</p></div><div><p>b</p></div>';
  const filled = withList(page, '<div><div>1</div></div>');
  expect(filled).toBe('<p>a</p><div data-editions=""><div><div>1</div></div></div><div><p>b</p></div>');
  expect(withList(filled, '<p>none</p>')).toBe(page);
  expect(withList('<p>a</p>', '<p>none</p>')).toBe('<p>a</p>');
});

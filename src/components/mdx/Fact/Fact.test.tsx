import { expect, it } from 'vitest';
import { htmlOnPage } from '../../testing/htmlOnPage.tsx';
import { Fact } from './Fact.tsx';

it('A price can be multiplied', () => {
  expect(htmlOnPage(<Fact id="price.basic" times={40} />, 'en')).toBe('<bdi>$70.00</bdi>');
});

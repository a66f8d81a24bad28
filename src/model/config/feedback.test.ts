import { describe, expect, it } from 'vitest';
import { messageAddress, messageBody } from './feedback.ts';

const address = 'https://docs.example/ru/docs/slow';

describe('the address of a prepared message', () => {
  it('gives a form the subject and the body, in any script', () => {
    const body = messageBody(address, '1.2.3');
    const form = 'https://example.com/new?title={subject}&body={body}';
    const link = messageAddress(form, 'Не помогло: DNS & «100%»', body);
    const { searchParams } = new URL(link);
    expect([...searchParams.keys()]).toEqual(['title', 'body']);
    expect(searchParams.get('title')).toBe('Не помогло: DNS & «100%»');
    expect(searchParams.get('body')).toBe(`${address}\n1.2.3\n\n`);
  });

  it('has the address of the page as it is, which scripts look for', () => {
    expect(messageAddress('mailto:a@example.com?subject={subject}&body={body}', 's', address)).toBe(
      `mailto:a@example.com?subject=s&body=${address}`,
    );
  });

  it('has no space, quote or other character that would end it', () => {
    const link = messageAddress('x:{subject}{body}', 'a "b" <c> #d', '{e}+f\n');
    expect(link).not.toMatch(/[\s"<>#{}+]/);
  });
});

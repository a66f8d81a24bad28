import { describe, expect, it } from 'vitest';
import { headChanges, isPageOf } from './headElements.ts';

const element = (name: string, added = false) => ({ name, sheet: undefined, added });
const sheet = (name: string, added = false) => ({ name, sheet: `/_astro/${name}.css`, added });

const changes = (present: Parameters<typeof headChanges>[0], next: Parameters<typeof headChanges>[1]) => {
  const { go, come } = headChanges(present, next);
  const name = (each: object) => Reflect.get(each, 'name');
  return { go: go.map(name), come: come.map(name) };
};

describe('When a page takes the place of another', () => {
  it('all that the two have in common but style sheets is replaced', () => {
    expect(changes([element('title'), element('description')], [element('title')])).toEqual({
      go: ['title', 'description'],
      come: ['title'],
    });
  });

  it('a style sheet that both have stays and does not come a second time', () => {
    expect(changes([sheet('docs'), sheet('phone')], [sheet('docs'), sheet('tables')])).toEqual({
      go: ['phone'],
      come: ['tables'],
    });
  });

  it('a style sheet that a script added stays, even if the next page has it, too', () => {
    expect(changes([sheet('docs'), sheet('late', true), sheet('phone', true)], [sheet('phone')])).toEqual({
      go: ['docs'],
      come: [],
    });
  });
});

describe('A page can take the place of the present one', () => {
  const running = ['/_astro/start.a1.js', 'https://search.example/client.js'];

  it('if it has the same script', () => {
    expect(isPageOf(running, ['/_astro/start.a1.js'])).toBe(true);
  });

  it.each([
    ['has that of another build', ['/_astro/start.b2.js']],
    ['has one more', ['/_astro/start.a1.js', '/_astro/choose.c3.js']],
    ['only leads on, and has none', []],
  ])('unless it %s', (_, scripts) => {
    expect(isPageOf(running, scripts)).toBe(false);
  });
});

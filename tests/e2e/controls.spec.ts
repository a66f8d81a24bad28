import { expect, type Locator, test } from '@playwright/test';

/** Links that readers come for, on pages with a drawing behind them. */
const mainActions: readonly (readonly [path: string, links: string])[] = [
  ['/', '.door a'],
  ['/no-such-page', '.footer a[href^="/"]'],
];

/** In the page: writes the number of each click and the link that it reached to `data-reached`, and does not follow it. */
function noteClicks(): void {
  let clicks = 0;
  const note = (click: MouseEvent) => {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    document.documentElement.dataset['reached'] = `${++clicks} ${link?.getAttribute('href')}`;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  addEventListener('click', note, { capture: true });
}

for (const [device, options] of [
  ['a mouse', { viewport: { width: 1280, height: 800 } }],
  ['a finger', { viewport: { width: 390, height: 800 }, hasTouch: true }],
] as const) {
  test.describe(`With ${device}`, () => {
    test.use(options);

    test('the entrances of the home page and the footer of a page that does not exist lead where they say', async ({
      page,
    }) => {
      const press = (link: Locator) => (device === 'a mouse' ? link.click() : link.tap());
      for (const [path, list] of mainActions) {
        const links = page.locator(list);
        await page.goto(`/en${path}`);
        const first = (await links.first().getAttribute('href')) ?? '';
        await press(links.first());
        await expect(page).toHaveURL(first);
        await page.goto(`/en${path}`);
        await page.evaluate(noteClicks);
        for (const [index, link] of (await links.all()).entries()) {
          const href = await link.getAttribute('href');
          await press(link);
          await expect(page.locator('html')).toHaveAttribute('data-reached', `${index + 1} ${href}`);
        }
      }
    });
  });
}

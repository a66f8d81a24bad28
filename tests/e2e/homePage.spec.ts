import { onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

test('The drawing of the home page never touches its text, and the dot that has found its way is in sight', async ({
  page,
}) => {
  const found: string[] = [];
  for (const locale of ['en', 'fa']) {
    await page.goto(`/${locale}/`);
    for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const problems = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const drawing = box('.way-out');
        const dot = box('.way-out-goal');
        const meets = (a: DOMRect) =>
          a.left < drawing.right && a.right > drawing.left && a.top < drawing.bottom && a.bottom > drawing.top;
        const texts = ['.navbar', '.hero h1', '.hero .lead', '.hero form', '.door'].filter((text) => meets(box(text)));
        const inSight = dot.width > 4 && dot.left >= 0 && dot.right <= innerWidth && dot.top > box('.navbar').bottom;
        return inSight ? texts : [...texts, 'the dot is out of sight'];
      });
      found.push(...problems.map((each) => `${locale}, ${width} px: ${each}`));
    }
  }
  expect(found).toEqual([]);
});

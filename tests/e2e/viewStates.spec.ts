import { lookIn, looks, violationsOf } from '../accessibility/axe.ts';
import { coveredControls } from '../accessibility/covered.ts';
import { longestMotion } from '../accessibility/motion.ts';
import { states } from '../accessibility/views.ts';
import { deepBut, locales } from './pages.ts';
import { expect, test } from './test.ts';

for (const [index, { name, path, part, open, narrow }] of states.entries())
  for (const locale of locales)
    test(
      `${name} (${locale}${path}): breaks no accessibility rule, covers no control, and moves nothing for a reader who prefers reduced motion`,
      // Each state in one language.
      deepBut(locale, locales[index % locales.length] ?? 'en'),
      async ({ page, browserName }) => {
        for (const { mode, width } of narrow ? looks.slice(1) : lookIn(locale, index)) {
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: mode });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`/${locale}${path}`);
          await open(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          expect(await coveredControls(page)).toEqual([]);
          if (browserName === 'chromium') expect(await violationsOf(page, part)).toEqual([]);
          expect(await longestMotion(page)).toBeLessThanOrEqual(1);
        }
      },
    );

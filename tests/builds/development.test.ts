import { expect, it } from 'vitest';
import { freePort } from '../freePort.ts';
import { startDevServer } from '../site/devServer.ts';
import { writeSmallSite } from '../site/smallSite.ts';

it('the development server starts, and says why a page cannot be rendered', async () => {
  const copy = writeSmallSite('failing-navbar', { isSmallest: true });
  copy.change(
    'site/site.config.ts',
    "items: [\n      { type: 'sidebar'",
    "items: [\n      { type: 'sidebar', sidebar: 'missing', label: { en: 'Lost', fa: 'گم', ru: 'Потеряно' } },\n      { type: 'sidebar'",
  );
  const port = await freePort();
  const { said, stop } = await startDevServer(copy, port);
  try {
    await (await fetch(`http://localhost:${port}/ru/`)).text();
    await expect.poll(said).toContain('The navbar item "Lost" (type sidebar) failed to render.');
  } finally {
    stop();
  }
});

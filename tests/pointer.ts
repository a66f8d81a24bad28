import type { Page } from '@playwright/test';

/**
 * Moves the window of a page away from the pointer. The headless shell of Chromium puts it into the corner of each new window, and a page takes
 * that for the first interaction of its reader: what comes before it could be neither tested nor measured. For Chromium only.
 */
export async function leavePointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 50, top: 50 } });
  await session.detach();
}

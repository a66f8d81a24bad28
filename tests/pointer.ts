import type { Page } from '@playwright/test';

/**
 * Moves the window away from the pointer, which Chromium's headless shell puts into its corner:
 * pages take that for an interaction.
 */
export async function leavePointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 50, top: 50 } });
  await session.detach();
}

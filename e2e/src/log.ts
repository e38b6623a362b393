import type { Page } from 'playwright-core';

/** Every line of the log, from the panel that the key L opens, newest first. */
export const logOf = async (page: Page): Promise<readonly string[]> => {
  await page.keyboard.press('l');
  const panel = page.getByRole('dialog', { name: 'Log' });
  await panel.waitFor();
  const older = panel.getByRole('button', { name: 'Show older turns' });
  // Pressed where it stands: the button goes with its own click, and on a busy machine Playwright takes
  // that for a click that missed, and waits for the button to come back.
  while ((await older.count()) > 0)
    await older.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
  const lines = await panel.getByRole('list').getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  return lines;
};

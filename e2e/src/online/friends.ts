import type { Page } from 'playwright-core';

export const atTable = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'At this table' }).waitFor();

export const linkOf = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'The link to this table' }).inputValue();

/** Says what one is called, in a waiting room of one's own. */
export const callMe = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'What shall the others call you?' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByText('The others see it now.').waitFor();
};

/** Takes the first free seat at a table that one was invited to. */
export const sitDownAs = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page
    .getByRole('button', { name: /^Sit down at the/ })
    .first()
    .click();
};

export const watch = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Watch the match' }).click();
  await atTable(page);
};

/** Nobody else's: accounts outlive the test that made them, and its tries. */
export const addressOfNobody = (name: string): string => `${name}-${Date.now()}@example.org`;

/** A guest becomes an account, by an address and a password, and keeps the code that is shown once. */
export const makeAccount = async (page: Page, address: string): Promise<void> => {
  await page.goto('/account');
  await page.getByText('With e-mail and password').click();
  await page.getByRole('textbox', { name: 'E-mail address' }).first().fill(address);
  await page.getByLabel('Password').first().fill('a lantern in the fog');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('heading', { name: 'Your account' }).first().waitFor();
};

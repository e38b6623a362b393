import type { GameAbout } from '@quarterdeck/kernel';
import { SHELF } from '@quarterdeck/shelf';
import type { Locator, Page } from 'playwright-core';
import { curtainAt } from './player.ts';

export const TABLED_GAMES: readonly string[] = SHELF.map(({ id }) => id);

const aboutOf = (game: string): GameAbout => {
  const about = SHELF.find(({ id }) => id === game);
  if (about === undefined) throw new Error(`No game on the shelf is called ${game}.`);
  return about;
};

/** The page offers every seat, taken or not. */
const seatsOnPage = (game: string): number => Math.max(...aboutOf(game).seats);

/** On the shelf: one click to a table against bots. */
export const playNowLink = (page: Page, game = 'seawolf'): Locator =>
  page.getByRole('link', { name: new RegExp(`^Play now: .*${aboutOf(game).title}`) });

/** Seats in order, as one would fill them in by hand; what is left over is emptied. */
export type SeatWish =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'friend' }
  | { readonly who: 'bot'; readonly level: 'Deckhand' | 'Mate' | 'Captain' | 'Admiral' };

export type TableWish = {
  /** Seawolf unless told. */
  readonly game?: string;
  readonly seats: readonly SeatWish[];
  readonly seed?: string;
  /** A content pack of one's own. */
  readonly pack?: string;
  /** Full speed unless told. */
  readonly pace?: 'To follow' | 'Faster' | 'At once';
};

/** The smallest table: it ends soonest. */
export const YOU_AND_A_BOT: TableWish = {
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', level: 'Deckhand' },
  ],
};

export const ADA_AND_INES: TableWish = {
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'person', name: 'Ines' },
  ],
};

const fillSeat = async (page: Page, n: number, wish: SeatWish | undefined): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Seat ${n},`) }).click();
  const chooser = page.getByRole('group', { name: /^Who sits at the/ });
  const choose = (name: string): Promise<void> => chooser.getByRole('radio', { name }).check();
  if (wish === undefined) await choose('Nobody');
  else if (wish.who === 'friend') await choose('A friend, by link');
  else if (wish.who === 'bot') await choose(`A bot: ${wish.level}`);
  else {
    await choose('A person at this screen');
    await chooser.getByRole('textbox', { name: 'Name' }).fill(wish.name);
  }
  await chooser.getByRole('button', { name: 'Done' }).click();
};

type Invitation = {
  readonly game?: string;
  readonly friends?: number;
  readonly address?: string;
  readonly pace?: 'Relaxed' | 'By the day' | 'Live' | undefined;
  readonly chat?: 'Set phrases' | 'Nothing';
};

/** Sets a table for Ada and friends elsewhere; gives the link of the invitation. */
export const inviteFriends = async (
  page: Page,
  { game = 'seawolf', friends = 1, address = '', pace, chat }: Invitation,
): Promise<string> => {
  await page.goto(`${address}/games/${game}/new`);
  const seats: readonly SeatWish[] = [
    { who: 'person', name: 'Ada' },
    ...Array.from({ length: friends }, () => ({ who: 'friend' }) as const),
  ];
  for (let n = 1; n <= seatsOnPage(game); n++) await fillSeat(page, n, seats[n - 1]);
  if (pace !== undefined) await page.getByRole('radio', { name: pace, exact: true }).check();
  if (chat !== undefined) {
    await page.getByText('What is said there').first().click();
    await page.getByRole('radio', { name: chat, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Set the table and invite' }).click();
  return page.getByRole('textbox', { name: 'The link to this table' }).inputValue();
};

/** For one friend, at a table of Seawolf. */
export const inviteFriend = (
  page: Page,
  address: string,
  pace?: Invitation['pace'],
): Promise<string> => inviteFriends(page, { address, pace });

/** Sets a table on the page for it, and waits to be there. */
export const setTable = async (
  page: Page,
  { game = 'seawolf', seats, seed, pack, pace = 'At once' }: TableWish,
  address = '',
): Promise<void> => {
  await page.goto(`${address}/games/${game}/new`);
  await page.getByRole('radio', { name: pace }).check();
  for (let n = 1; n <= seatsOnPage(game); n++) await fillSeat(page, n, seats[n - 1]);
  if (seed !== undefined) {
    await page.getByText('Seed', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  }
  if (pack !== undefined) {
    const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(pack) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByText('mine.json is sound.').waitFor();
  }
  await page.getByRole('button', { name: /^Start/ }).click();
  const table = page.getByRole('navigation', { name: 'At this table' });
  // Between people on a small screen the curtain comes first.
  await table.or(curtainAt(page)).first().waitFor();
};

import { servePage } from './served-page.ts';

/** Where the processes of the tests are told it. */
const ADDRESS = 'QUARTERDECK_ADDRESS';

/** Vitest calls it before the first test in a browser, and what it returns after the last. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { address, stop } = await servePage();
  process.env[ADDRESS] = address;
  return stop;
};

/** Where the page is served for all tests. */
export const addressOfAll = (): string => {
  const address = process.env[ADDRESS];
  if (address === undefined) throw new Error('No server was started before the first test.');
  return address;
};

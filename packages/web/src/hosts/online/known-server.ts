/** Who never was at an online table is no guest of the server when the shelf is shown. */
const KNOWN = 'quarterdeck.online';

export function rememberServer(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // A browser that keeps nothing: the shelf does not know of the table tomorrow.
  }
}

export function knowsServer(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

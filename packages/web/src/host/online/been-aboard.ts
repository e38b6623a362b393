/** Who never was at an online table is no guest of the server when the shelf is shown. */
const BEEN_ABOARD = 'quarterdeck.online';

export function noteAboard(): void {
  try {
    localStorage.setItem(BEEN_ABOARD, 'yes');
  } catch {
    // A browser that keeps nothing: the shelf does not know of the table tomorrow.
  }
}

export function hasBeenAboard(): boolean {
  try {
    return localStorage.getItem(BEEN_ABOARD) !== null;
  } catch {
    return false;
  }
}

export { chromiumOptions, ROOT, type Served, serveHouse } from './served-page.ts';
export { questionAt, rematchButton } from './player.ts';
export { playNowLink, setTable, TABLED_GAMES } from './new-table.ts';

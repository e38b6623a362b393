export { playNowLink, setTable, TABLED_GAMES } from './new-table.ts';
export { questionAt, rematchButton } from './player.ts';
export { chromiumOptions, ROOT, type Served, servePage } from './served-page.ts';

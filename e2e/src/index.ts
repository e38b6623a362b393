export { chromiumOptions, ROOT, type Served, serveHouse } from './harbour.ts';
export { questionAt, rematchButton } from './helmsman.ts';
export { playNowLink, setTable, TABLED_GAMES } from './new-table.ts';

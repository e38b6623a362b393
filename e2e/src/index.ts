export { chromiumOptions, ROOT, type Served, serveHouse } from './harbour.ts';
export { questionAt, rematchButton } from './helmsman.ts';
export { setTable, type TableWish } from './new-table.ts';

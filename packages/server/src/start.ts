// The server as `npm start` runs it: the one file here that names our games.
export { loadGame } from '@quarterdeck/shelf';
export { openOnline, openPostgres, openSqlite, serve } from './index.ts';

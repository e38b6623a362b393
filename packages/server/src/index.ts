export { type Online, type OnlineOptions, openOnline } from './online/online.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export type { HarbourStore } from './store/harbour-store.ts';
export { openPostgres, openSqlite } from './store/open-store.ts';

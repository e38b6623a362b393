export { noOnline } from './online/no-online.ts';
export { type Online, type OnlineOptions, openOnline } from './online/online.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { openPostgres } from './store/open-store.ts';
export type { ServerStore } from './store/server-store.ts';
export { DRIVER_NAMES, type Driver } from './store/sqlite/driver.ts';
export { findDriver } from './store/sqlite/find-driver.ts';
export { openSqlite } from './store/sqlite/open-sqlite.ts';
export { StoreNotOpened } from './store/store-not-opened.ts';

/** A standing order that is in force at a seat. */
export type OrderRow = { readonly table_id: string; readonly seat: number; readonly at: number };

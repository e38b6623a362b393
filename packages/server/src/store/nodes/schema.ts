/** A process that shares the database, and how long it is known to live. */
export type NodeRow = { readonly id: string; readonly until_at: number };

/** Work that one node does at a time. `fence` grows whenever another one takes it. */
export type LeaseRow = { readonly name: string; readonly node: string; readonly fence: number };

export type NodeSchema = { nodes: NodeRow; leases: LeaseRow };

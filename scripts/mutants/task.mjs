// What the pool has started this process for.

/** @type {{ role: 'survey' | 'fresh' | 'switch', active?: number, order: number[], atLoad: Set<number> }} */
export const TASK = { atLoad: new Set(), ...JSON.parse(process.argv[2] ?? '') };

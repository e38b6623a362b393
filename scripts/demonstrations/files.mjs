/** What a game can show, written from its tests, beside its ledger. */
export const FILE = 'demonstrations.gen.json';
/** Clauses that no position shows, by the reason; written by hand. */
export const NOT_SHOWN_FILE = 'not-shown.json';

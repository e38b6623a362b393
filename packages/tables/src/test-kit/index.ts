// For tests of hosts and stores: nothing of it runs in a product.

export { loadNewerSealed, loadSealed, secretsIn } from './sealed-game.ts';
export { type SampleTables, sampleTables, storeContract } from './store-contract.ts';

import { defaultServerConditions } from 'vite';
import { SOURCE_CONDITION } from '../build/source-condition.mjs';

/** As Node itself would: `module` is meant for what bundles, and names files that Node cannot read. */
const ofNode = defaultServerConditions.filter((condition) => condition !== 'module');
const conditions = [SOURCE_CONDITION, ...ofNode];

/** For a project of Vitest: it reads our packages as TypeScript, whatever was built. */
export const FROM_SOURCE = { resolve: { conditions }, ssr: { resolve: { conditions } } };

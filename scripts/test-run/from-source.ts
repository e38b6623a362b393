import { defaultServerConditions } from 'vite';
import { SOURCE_CONDITION } from '../build/source-condition.mjs';

const conditions = [SOURCE_CONDITION, ...defaultServerConditions];

/** For a project of Vitest: it reads our packages as TypeScript, whatever was built. */
export const FROM_SOURCE = { resolve: { conditions }, ssr: { resolve: { conditions } } };

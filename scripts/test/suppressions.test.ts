import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suppressionsIn } from '../checks/suppressions.mjs';
import { temporaryTree } from './trees/temporary-tree.ts';

describe('suppressed checks', () => {
  it('are found with their place; an expected error is allowed in tests only', () => {
    const root = temporaryTree({ 'packages/a/src/good.ts': "const words = '@ts-ignore';\n" });
    const comment = ['// @ts', 'expect-error'].join('-');
    writeFileSync(join(root, 'packages/a/src/bad.ts'), `1;\n${comment} why\n`);
    const tests = temporaryTree({ 'packages/a/test/types.ts': `${comment} must not compile\n` });

    expect(suppressionsIn(root)).toEqual([`packages/a/src/bad.ts:2: ${comment} why`]);
    expect(suppressionsIn(tests)).toEqual([]);
  });
});

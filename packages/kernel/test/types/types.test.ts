import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../../../..');
const FILE = join(HERE, 'must-not-compile.ts');
const EXPECTED_ERROR = /@ts-expect-error.*/g;

/** The errors in one file, read as `text`, under the flags that all code is held to. */
function errorsIn(text: string): string[] {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  host.readFile = (path) => (path === FILE ? text : read(path));
  const program = ts.createProgram([FILE], options, host);
  const source = program.getSourceFile(FILE);
  return ts
    .getPreEmitDiagnostics(program, source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('What must not compile', () => {
  const text = readFileSync(FILE, 'utf8');

  it('does not: every expected error comes, and no other', () => {
    expect(errorsIn(text)).toEqual([]);
  });

  it('fails for the reasons the contract promises', () => {
    const errors = errorsIn(text.replace(EXPECTED_ERROR, '')).join('\n');

    expect(errors).toContain(
      'missing the following properties from type \'Chapter<Kinds, "diving">\'',
    );
    expect(errors).toContain('Property \'"round/end"\' is missing');
    expect(errors).toContain('Argument of type \'"diving/float"\' is not assignable');
    expect(errors).toContain("Property 'seat' is missing in type '{}'");
    expect(errors).toContain('Argument of type \'"RF-999"\' is not assignable');
    expect(errors).toContain('Type \'"sing"\' is not assignable to type \'"stay" | "dive"\'');
    expect(errors).toContain("'rum' does not exist in type");
    expect(errors).toContain("Cannot assign to 'round' because it is a read-only property");
    expect(errors).toContain("Cannot assign to 'diver' because it is a read-only property");
    expect(errors).toContain('Type \'"pool"\' is not assignable to type \'"seat"\'');
    expect(errors).toContain('Argument of type \'"swim"\' is not assignable');
  });
});

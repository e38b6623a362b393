import type { Wrong } from './pack.ts';

type Fields = { readonly [name: string]: unknown };
type Change = (value: unknown, own: unknown, path: string) => unknown;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What stands in two values at `crew.*.optional`, changed; where one of them has nothing, nothing is. */
function changedAt(
  value: unknown,
  own: unknown,
  steps: readonly string[],
  path: string,
  change: Change,
): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value, own, path);
  if (!isFields(value) || !isFields(own)) return value;
  const names = Object.keys(value).filter((name) => step === '*' || step === name);
  const changed = names
    .filter((name) => Object.hasOwn(own, name))
    .map((name) => [
      name,
      changedAt(value[name], own[name], rest, path === '' ? name : `${path}.${name}`, change),
    ]);
  const fields = Object.fromEntries(changed) as Fields;
  return Array.isArray(value)
    ? value.map((item: unknown, place) => (String(place) in fields ? fields[place] : item))
    : { ...value, ...fields };
}

/**
 * Figures that stand in a game's pack and that no rule reads: a pack that says otherwise would promise
 * what does not happen. `check` refuses it; `reset` is the migration for packs that were taken before.
 */
export const fixedFigures = (own: unknown, fields: readonly string[]) => ({
  check(pack: unknown, wrong: Wrong): void {
    for (const field of fields)
      changedAt(pack, own, field.split('.'), '', (value, fixed, path) => {
        if (value !== fixed) wrong(path, `${String(fixed)}, since no rule reads it`, value);
        return value;
      });
  },
  reset: (raw: unknown): unknown =>
    fields.reduce(
      (pack, field) => changedAt(pack, own, field.split('.'), '', (_, fixed) => fixed),
      raw,
    ),
});

import type { Choice } from '@quarterdeck/kernel';
import type { ErasedKinds } from '@quarterdeck/kernel/engine';
import type { Prompt } from '@quarterdeck/kernel/say';

type AnyPrompt = Prompt<Choice, ErasedKinds['asides']>;

export type Numbered = { readonly text: string; readonly choices: readonly Choice[] };

/** The question and its choices, numbered through; what may be done at any time comes last. */
export function numbered(
  { question, groups }: Pick<AnyPrompt, 'question' | 'groups'>,
  asides: readonly { readonly choice: Choice; readonly label: string }[],
): Numbered {
  const lines = [question];
  const choices: Choice[] = [];
  const add = (choice: Choice, label: string, detail?: string): void => {
    choices.push(choice);
    const more = detail === undefined ? '' : ` (${detail})`;
    lines.push(`${String(choices.length).padStart(4)}  ${label}${more}`);
  };
  for (const group of groups) {
    const heading = group.ends && groups.length > 1 ? 'Or' : group.heading;
    if (heading !== undefined) lines.push(`  ${heading}`);
    for (const { choice, label, detail } of group.choices) add(choice, label, detail);
  }
  if (asides.length > 0) lines.push('  At any time');
  for (const { choice, label } of asides) add(choice, label);
  return { text: lines.join('\n'), choices };
}

/** What is not offered, and the rule that says so. */
export function whyNot({ denied }: Pick<AnyPrompt, 'denied'>): string {
  if (denied.length === 0) return 'Nothing is forbidden here: all there is to do is on the list.';
  return denied
    .map(({ label, choice, reason, clause }) => `  ${label ?? choice.do}: ${reason} (${clause})`)
    .join('\n');
}

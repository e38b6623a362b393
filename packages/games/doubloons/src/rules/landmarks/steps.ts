import type { StepTable } from '@quarterdeck/kernel';
import type { Kinds } from '../../model/state.ts';

/** A part of the chapter on landmarks. */
export type LandmarkSteps<Verb extends string> = Pick<
  StepTable<Kinds>,
  Extract<keyof StepTable<Kinds>, `landmark/${Verb}`>
>;

import type { RunField } from '../runFields.ts';
import type { RunChoice, RunProblem, RunProblemKind } from './judgedRow.ts';

/** A problem of a cell, with what can stand there instead where that is known. */
export const makeRunProblem = (
  kind: RunProblemKind,
  field: RunField,
  message: string,
  choices: readonly RunChoice[] = [],
): RunProblem => ({ kind, field, message, choices });

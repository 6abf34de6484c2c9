import type { Clock } from '../ports/clock.ts';
import { createRecorder, type EventTime } from './recorder.ts';

/** What can happen in the form of a beneficiary, at either partner. */
export const formEvents = [
  'FINISH_STEP',
  'GO_BACK',
  'GO_TO_STEP',
  'field-written',
  'bank-chosen',
  'bank-proposed',
  'details-read',
  'legal-form-answered',
  'presets-confirmed',
  // Of recordings that were made while to pass a field took its proposal.
  'field-seen',
  'field-left',
  'contradictions-confirmed',
  'rules-awaited',
  'rules-received',
  'rules-failed',
  'typed',
  'step-finished',
  'template-received',
  'template-failed',
  'step-chosen',
  'validated',
  'validation-failed',
  'validation-wanted-again',
  'save-began',
  'save-failed',
  'save-stopped',
  'save-ended',
] as const;

export const fieldVerdicts = ['right', 'wrong', 'not-judged'] as const;

/** What became of a press to save; `sending` on the way. */
export const formSaveOutcomes = [
  'sending',
  'saved',
  'refused',
  'unknown',
  'not-kept',
  'changed-elsewhere',
] as const;

/** A field as it was judged: how long what stands in it is, and never what it is (REC-7). */
export type RecordedFieldVerdict = {
  readonly field: string;
  /** In characters. */
  readonly length: number;
  readonly verdict: (typeof fieldVerdicts)[number];
  /** What stood beneath it, in our words. */
  readonly message: string | null;
};

/** What a person saw of the form of a beneficiary. */
export type FormSnapshot = {
  readonly step: string;
  readonly fields: readonly RecordedFieldVerdict[];
  /** Null where it can be saved. */
  readonly cannotSave: string | null;
  readonly save: (typeof formSaveOutcomes)[number] | null;
};

/** What happened, to which field, and what a person saw since. */
export type FormRecorderEntry = FormSnapshot & {
  readonly event: (typeof formEvents)[number];
  readonly field: string | null;
};

/** One form of a visit, as it is recorded. */
export type RecordedForm = readonly (EventTime & FormRecorderEntry)[];

export type FormRecorder = {
  /** Begins another form of the visit, and gives what notes in it. */
  begin(): (note: FormRecorderEntry) => void;
  forms(): readonly RecordedForm[];
};

/** Notes what happens in the forms of a visit (REC-1), in the order in which they were begun. */
export const createFormRecorder = (clock: Clock): FormRecorder => {
  const recorder = createRecorder<{ readonly of: object; readonly note: FormRecorderEntry }>(clock);
  return {
    begin: () => {
      const of = {};
      return (note) => recorder.note({ of, note });
    },
    forms: () => {
      const notes = recorder.notes();
      return [...new Set(notes.map(({ of }) => of))].map((form) =>
        notes.filter(({ of }) => of === form).map(({ at, time, note }) => ({ at, time, ...note })),
      );
    },
  };
};

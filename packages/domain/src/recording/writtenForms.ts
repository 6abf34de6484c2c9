import type { FormRecorder } from '../recorder/index.ts';

/** The forms of a visit as they are recorded, in the order in which they were begun (REC-1, REC-7). */
export const writtenForms = <E, R, W>(notes: ReturnType<FormRecorder<E, R, W>['notes']>): readonly W[] =>
  [...new Set(notes.map(({ before }) => before.of))].map((form) =>
    form.write(
      notes
        .filter(({ before }) => before.of === form)
        .map(({ at, event, before }) => ({ at, event, before: before.run })),
    ),
  );

import type { Clock } from '../ports/index.ts';

/** An event with what had elapsed, and the state that it met. */
export type Note<E, S> = { readonly at: number; readonly event: E; readonly before: S };

/** The newest events, in memory only. */
export type Recorder<E, S> = {
  note(event: E, before: S, at?: number): void;
  notes(): readonly Note<E, S>[];
};

/** Nothing grows: an older event makes room for a newer one (REC-3). */
const mostNotes = 500;

/** Notes what happens (REC-1); states are kept as they are, and written only when somebody wants the recording. */
export const createRecorder = <E, S>({ elapsed }: Pick<Clock, 'elapsed'>): Recorder<E, S> => {
  const notes: Note<E, S>[] = [];
  return {
    note: (event, before, at = elapsed()) => {
      notes.push({ at, event, before });
      if (notes.length > mostNotes) notes.shift();
    },
    notes: () => [...notes],
  };
};

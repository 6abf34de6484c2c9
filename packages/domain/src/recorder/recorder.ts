import type { Clock } from '../ports/clock.ts';

/** When something happened: what had elapsed, in milliseconds, and by the clock on the wall, as ISO 8601 writes it. */
export type EventTime = { readonly at: number; readonly time: string };

/** The newest of what happened, in memory only. */
type Recorder<N> = {
  note(happened: N, at?: number): void;
  notes(): readonly (EventTime & N)[];
};

/** Nothing grows: an older note makes room for a newer one (REC-3). */
const mostNotes = 500;

/** Notes what happens, and when (REC-1). */
export const createRecorder = <N extends object>({ elapsed, now }: Clock): Recorder<N> => {
  const notes: (EventTime & N)[] = [];
  return {
    note: (happened, at = elapsed()) => {
      notes.push({ at, time: new Date(now()).toISOString(), ...happened });
      if (notes.length > mostNotes) notes.shift();
    },
    notes: () => [...notes],
  };
};

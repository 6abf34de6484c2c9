import type { Note, Recorder } from './recorder.ts';

/** Writes what one form has noted; it comes with the form, whose rules it needs. */
type FormWriter<E, R, W> = { write(notes: readonly Note<E, R>[]): W };

/** What an event met, and in which form of the visit: the same writer for the same one. */
type NotedForm<E, R, W> = { readonly run: R; readonly of: FormWriter<E, R, W> };

/** The newest events in the forms of a visit; `W` is one of them as it is recorded. */
export type FormRecorder<E, R, W> = Recorder<E, NotedForm<E, R, W>>;

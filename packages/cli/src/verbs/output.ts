import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Output } from './outcome.ts';

/** An outcome with data for scripts and a view for users, and the failure to end with when it is not 0. */
export const output = (data: unknown, view: Output['view'], failure: CommandFailure | null = null) =>
  succeeded<Output>({ data, view, failure });

/** An outcome of something that was done, and that is said also when the answer cannot be written. */
export const changed = (done: string, data: unknown, view: Output['view']) =>
  succeeded<Output>({ data, view, failure: null, done });

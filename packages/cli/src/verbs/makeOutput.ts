import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Output } from './outcome.ts';

/** An outcome with data for scripts and a view for users, and the failure to end with when it is not 0. */
export const makeOutput = <Data>(data: Data, view: Output['view'], failure: CommandFailure | null = null) =>
  succeeded<Output<Data>>({ data, view, failure });

/** An outcome of something that was done, and that is said also when the answer cannot be written. */
export const makeChangeOutput = <Data>(done: string, data: Data, view: Output['view']) =>
  succeeded<Output<Data>>({ data, view, failure: null, done });

import { callFailure, type CallFailure, type CallFailureKind } from '../calls/callFailure.ts';

/** A failed call by its kind; what the partner said about it stays out. */
export type RecordedFailure = { readonly kind: CallFailureKind; readonly status: number | null };

export const recordedFailure = ({ kind, status }: CallFailure): RecordedFailure => ({ kind, status });

export const readRecordedFailure = ({ kind, status }: RecordedFailure): CallFailure =>
  callFailure(kind, '', { status });

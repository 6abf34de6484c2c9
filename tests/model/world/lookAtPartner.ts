import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Process } from './Process.ts';

/** Looks at what the partner has, whose answer may not come. */
export const lookAtPartner = <T>(
  process: Process,
  what: string,
  read: () => Result<T, CallFailure>,
): Promise<Result<T, CallFailure>> =>
  process.wait<Result<T, CallFailure>>(`looks at ${what}`, [
    { name: '', run: read },
    { name: ', but no answer comes', run: () => failed(callFailure('no-answer', '/')) },
  ]);

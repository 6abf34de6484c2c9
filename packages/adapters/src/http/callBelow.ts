import { callFailure, type CallFailure } from '@fx-gateway/domain/calls';
import { failed, type Result } from '@fx-gateway/domain/result';
import { pathSegment } from './pathSegment.ts';

/** Makes a call below an id; for an id that cannot be one segment of a path nothing is sent. */
export const callBelow = async <T>(
  path: string,
  id: string,
  call: (segment: string) => Promise<Result<T, CallFailure>>,
): Promise<Result<T, CallFailure>> => {
  const segment = pathSegment(id);
  return segment === null ? failed(callFailure('refused', path)) : call(segment);
};

import { pathWithoutPlaces } from '../probes/pathWithoutPlaces.ts';
import type { ProbedCall } from '../probes/probes.ts';

/** A call of the pages, with the field that names the address before it. */
export type CalledAddress = {
  readonly field: string;
  /** What stands in that field. */
  readonly address: string;
  /** Where the call goes, without its query. */
  readonly call: string;
};

/** Where the pages call: what has no path of its own, such as an operation of the user pool, goes to the address itself. */
export const listCalledAddresses = (
  calls: readonly Pick<ProbedCall, 'field' | 'address' | 'path'>[],
): readonly CalledAddress[] =>
  calls.flatMap(({ field, address, path }) =>
    address === null
      ? []
      : [{ field, address, call: path.startsWith('/') ? `${address}${pathWithoutPlaces(path)}` : address }],
  );

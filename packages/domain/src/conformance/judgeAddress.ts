import { differs, type Judged } from './verdict.ts';

/** Where no address is configured and the calls of the user who is signed in go there. */
export const judgeMissingAddress = (field: string): Judged =>
  differs(field, 'It is not set, and this user pays through what it names.');

/** By the statuses of all that answered there: null where they say nothing against the address. */
export const judgeAddress = (field: string, statuses: readonly number[]): Judged | null =>
  statuses.length > 0 && statuses.every((status) => status === 404)
    ? differs(
        field,
        'Every call there that was tried was answered with status 404: the address is probably another one.',
      )
    : null;

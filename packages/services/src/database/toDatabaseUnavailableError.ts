import { DatabaseError } from 'pg';

/** The database of a server could not answer for a while: nothing is wrong with the call, and 503 says so. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly statusCode = 503;
  /** Whether the connection is worth nothing any more. */
  readonly isLost: boolean;

  constructor(isLost: boolean, cause: unknown) {
    super(isLost ? unreachable : tooLong, { cause });
    this.isLost = isLost;
  }
}

const unreachable = 'The service cannot reach its database at the moment. Try again in a few seconds.';
const tooLong = 'The call waited too long for another one to end. Try again in a few seconds.';

/** Classes and codes of PostgreSQL: connections, resources, the end of a server, and limits that end a session. */
const losing = /^(?:08|53|57P|25P03|25P04)/;
/** A lock or a statement that took too long, or two calls that waited for each other. */
const waiting = /^(?:55P03|57014|40P01)/;

/** The trouble behind what a driver threw; undefined for a defect of ours, such as a statement that is none. */
export const toDatabaseUnavailableError = (error: unknown): DatabaseUnavailableError | undefined => {
  if (error instanceof DatabaseUnavailableError) return error;
  if (error instanceof DatabaseError) {
    if (waiting.test(error.code ?? '')) return new DatabaseUnavailableError(false, error);
    return losing.test(error.code ?? '') ? new DatabaseUnavailableError(true, error) : undefined;
  }
  // The driver tells of a broken connection with plain errors; what it cannot send is a TypeError.
  return error instanceof Error && !(error instanceof TypeError)
    ? new DatabaseUnavailableError(true, error)
    : undefined;
};

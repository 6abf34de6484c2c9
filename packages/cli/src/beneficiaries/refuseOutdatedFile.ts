import { failed } from '@fx-gateway/domain/result/result.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

type DatedFile = {
  readonly id: string;
  readonly name: string;
  /** The date of the last change in the file, as the partner wrote it; anything else dates nothing. */
  readonly written: unknown;
  /** The same of the record as it is now; null where the partner names none. */
  readonly stored: string | null;
};

/**
 * Refuses an edit (7) whose file is older than the record, because it would undo what was changed since. Null where both
 * have the same date, and where the file has none (PAYEE-7).
 */
export const refuseOutdatedFile = ({ id, name, written, stored }: DatedFile) => {
  const date = typeof written === 'string' ? written.trim() : '';
  return date === '' || date === stored?.trim()
    ? null
    : failed(
        commandFailure(
          exitCodes.refused,
          'changed-elsewhere',
          `${name} was changed since this file was written. Nothing was sent.`,
          { hint: `Run fxg beneficiaries show ${id} again, and change what it writes.` },
        ),
      );
};

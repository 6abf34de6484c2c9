import { mostBytesRead } from '@fx-gateway/domain/payment-run/reading/tooLargeToRead.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import { describeFileError } from '../../terminal/describeFileError.ts';
import { readFileBytes } from '../../terminal/readFileOrStdinText.ts';
import { readAllBytes } from '../../terminal/terminal.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { refuseRejectsFile } from './refuseRejectsFile.ts';

/** What `--file` holds, and how a sentence begins that is about it. */
export type PaymentFileBytes = { readonly bytes: Uint8Array; readonly named: string };

/** One byte beyond what is read tells that there is more. */
const mostAskedFor = mostBytesRead + 1;

const bytesOf = async (
  file: string,
  named: string,
  { terminal }: Pick<Invocation, 'terminal'>,
): CommandResult<Uint8Array> => {
  try {
    return succeeded(
      await (file === '-' ? readAllBytes(terminal.stdin, mostAskedFor) : readFileBytes(file, mostAskedFor)),
    );
  } catch (trouble) {
    return usageFailure(
      describeFileError(file, trouble, 'read', named),
      'Name a file that is there and that you may read; - is stdin.',
    );
  }
};

/** What `--file` holds, before anybody is asked who is signed in, and once it is known that `--rejects` does no harm. */
export const readPaymentFileBytes = async (invocation: Invocation): CommandResult<PaymentFileBytes> => {
  const file = invocation.options.text('file');
  if (file === null)
    return usageFailure(
      'Say with --file which file holds the payments; - is stdin.',
      'fxg payments template > payments.csv writes one with your payees, to be filled in.',
    );
  const rejects = await refuseRejectsFile(invocation, file);
  if (!rejects.ok) return rejects;
  const named = file === '-' ? 'What came on stdin' : `The file ${file}`;
  const bytes = await bytesOf(file, named, invocation);
  return bytes.ok ? succeeded({ bytes: bytes.value, named }) : bytes;
};

import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { readFileOrStdinText } from '../terminal/readFileOrStdinText.ts';

/** The JSON that a check was given on stdin; exit 2 when there is none. */
export const readJsonFromStdin = async ({ terminal }: Invocation): CommandResult<unknown> => {
  if (terminal.stdin.isTTY === true) {
    return usageFailure('This check reads JSON on stdin.', 'Add --help to see its form.');
  }
  const text = await readFileOrStdinText('-', terminal);
  if (!text.ok) return text;
  try {
    const given: unknown = JSON.parse(text.value);
    return succeeded(given);
  } catch {
    return usageFailure('What came on stdin is no JSON.', 'Add --help to see what this check reads.');
  }
};

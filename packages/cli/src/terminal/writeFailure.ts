import { addErrorPrefix } from '@fx-gateway/domain/words/addErrorPrefix.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { readTerminalStyle } from './viewStyle.ts';
import { safeJson, safeText } from '../safe-text/safeText.ts';
import { wrapText } from './wrapText.ts';
import { writeText, type Terminal, type WriteResult } from './terminal.ts';

/** A user who pressed Ctrl-C knows that; it is no error. */
const interruptedCode = 'interrupted';

/**
 * The one error object, as the last line on stderr. Only a user at a terminal, who did not ask for JSON, gets
 * the same in words.
 */
export const writeFailure = (
  terminal: Terminal,
  failure: CommandFailure,
  json: boolean,
): Promise<WriteResult> => {
  const { code, message, hint, requestId } = failure;
  const spoken = !json && terminal.stderr.isTTY === true && terminal.stdout.isTTY === true;
  if (!spoken) {
    // A service may begin its own sentence with the word that the member says already.
    const error = { code, message: addErrorPrefix(message).replace(/^Error: /, ''), hint, requestId };
    return writeText(terminal.stderr, `${safeJson({ error })}\n`);
  }
  const looks = readTerminalStyle(terminal, 'stderr');
  const width = failure.prose === true ? (looks.columns ?? Infinity) : Infinity;
  const broken = (line: string): readonly string[] =>
    wrapText(line, width, { widthOf: (text) => [...text].length });
  const lines = [
    code === interruptedCode
      ? safeText(message)
      : safeText(addErrorPrefix(message)).replace(/^Error:/, looks.red('Error:')),
    ...(hint === null
      ? []
      : hint
          .split('\n')
          .flatMap(broken)
          .map((line) => looks.dim(safeText(line)))),
    ...(requestId === null ? [] : [looks.dim(`Request id: ${safeText(requestId)}`)]),
  ];
  return writeText(terminal.stderr, `${lines.join('\n')}\n`);
};

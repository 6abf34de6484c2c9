import { closeSync, constants, fchmodSync, fstatSync, openSync, writeSync } from 'node:fs';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { describeFileError } from '../terminal/describeFileError.ts';
import { createRedrawnLine } from '../terminal/createRedrawnLine.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { formatTracedCall } from './formatTracedCall.ts';
import type { DebugOptions } from './readDebugOptions.ts';
import { traceCalls } from './traceCalls.ts';

const flag = '--debug-file';
const another = 'Name another file.';
/** A pipe that nobody reads would be waited for without this. */
const appending = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_NONBLOCK;

/** Opens a file that only its owner can read, and writes below what it holds; a full disk costs a line and no call. */
const appendTo = (file: string): Result<{ write(line: string): void; close(): void }, CommandFailure> => {
  try {
    const opened = openSync(file, appending, 0o600);
    const close = (): void => closeSync(opened);
    if (!fstatSync(opened).isFile()) {
      close();
      return optionFailure(flag, `${file} is no file.`, another);
    }
    fchmodSync(opened, 0o600);
    const write = (line: string): void => {
      try {
        writeSync(opened, line);
      } catch {
        // The call goes on.
      }
    };
    return succeeded({ write, close });
  } catch (trouble) {
    return optionFailure(flag, describeFileError(file, trouble, 'written'), another);
  }
};

/**
 * Tells every call of this process on stderr, in a file, or both (see `formatTracedCall`), until it is stopped. A file that
 * cannot be opened is refused before anything is sent.
 */
export const startDebugOutput = (
  { onStderr, file }: DebugOptions,
  terminal: Terminal,
): Result<() => void, CommandFailure> => {
  const opened = file === null ? null : appendTo(file);
  if (opened?.ok === false) return opened;
  const drawn = createRedrawnLine(terminal);
  const stop = traceCalls((call) => {
    const line = formatTracedCall(call);
    opened?.value.write(line);
    if (!onStderr) return;
    drawn?.clear();
    terminal.stderr.write(line);
  });
  let isStopped = false;
  return succeeded(() => {
    if (isStopped) return;
    isStopped = true;
    stop();
    opened?.value.close();
  });
};

import { refuseReadOnly } from './configuration/refuseReadOnly.ts';
import type { ExitCode } from './failures/exitCodes.ts';
import { openSession } from './identity/openSession.ts';
import { partners } from './partners.ts';
import { runProgram } from './command-tree/runProgram.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Runs one command line of the product. */
export const runProduct = (
  words: readonly string[],
  version: string,
  terminal: Terminal,
): Promise<ExitCode> =>
  runProgram(words, version, terminal, { partners, openSession, mayChange: refuseReadOnly });

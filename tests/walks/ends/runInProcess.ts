import { Readable } from 'node:stream';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Session } from '../../../packages/cli/src/identity/openSession.ts';
import { partners } from '../../../packages/cli/src/partners.ts';
import { runProgram } from '../../../packages/cli/src/command-tree/runProgram.ts';
import type { Terminal } from '../../../packages/cli/src/terminal/terminal.ts';

/** Runs one command line of the product, from its words to the code that it ends with. */
export const runInProcess = (
  words: readonly string[],
  session: Session,
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
): Promise<number> =>
  runProgram(
    words,
    '1.2.3',
    { environment: {}, stdin: Readable.from([]), stdout, stderr },
    {
      partners,
      openSession: async () => succeeded(session),
      mayChange: async () => succeeded(null),
    },
  );

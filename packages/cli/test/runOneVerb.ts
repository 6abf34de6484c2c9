import { Readable } from 'node:stream';
import type { Verb } from '../src/verbs/verb.ts';
import { runVerb } from '../src/command-tree/runVerb.ts';
import type { Terminal } from '../src/terminal/terminal.ts';
import { productParts } from './runFxg.ts';

/** A verb that does just this. */
export const verb = (run: Verb['run']): Verb => ({ usage: 'v', summary: '', examples: [], run });

/** Runs it with its outputs going to these streams; gives the code that it ends with. */
export const runWith = async (
  what: Verb,
  stdout: Terminal['stdout'],
  stderr: Terminal['stderr'],
  values: Readonly<Record<string, unknown>> = {},
) =>
  runVerb(
    { verb: what, args: [], values },
    {
      environment: {},
      stdin: Readable.from([]),
      stdout: stdout.on('error', () => undefined),
      stderr: stderr.on('error', () => undefined),
    },
    productParts.mayChange,
  );

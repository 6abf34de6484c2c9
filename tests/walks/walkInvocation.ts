import { Readable, type Writable } from 'node:stream';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../../packages/cli/src/verbs/invocation.ts';
import { readOptions } from '../../packages/cli/src/verbs/options.ts';
import { collectingStream } from '../../packages/cli/test/streams.ts';

/** What a user of a walk answers at a terminal. */
type Answers = {
  readonly confirm: (question: string) => Promise<boolean> | boolean;
  readonly choose?: (question: string, values: readonly string[]) => string;
};

/**
 * A command line of a walk: nothing ends it, its answer goes to the walk, and what it says is read on `screen`.
 * `onceWritten` hears what is to be done once the answer was written.
 */
export const walkInvocation = (
  screen: Writable,
  args: readonly string[],
  values: Readonly<Record<string, string | boolean | readonly string[]>>,
  { confirm, choose = () => '' }: Answers,
  onceWritten: Invocation['onceWritten'],
): Invocation => ({
  terminal: {
    environment: { NO_COLOR: '1' },
    stdin: Readable.from([]),
    stdout: collectingStream().stream,
    stderr: screen,
  },
  args,
  options: readOptions(values),
  changes: true,
  json: true,
  signal: new AbortController().signal,
  notice: (text) => void screen.write(`${text}\n`),
  report: async (text) => void screen.write(`${text}\n`),
  reached: () => undefined,
  environment: () => null,
  actsFor: () => undefined,
  heldBackBy: () => undefined,
  wouldSend: () => undefined,
  userChanged: async () => null,
  emit: async () => 'written',
  emitText: async () => 'written',
  canAsk: true,
  prompts: async () => ({
    confirm: async (question) => succeeded(await confirm(question)),
    choose: async (question, choices) =>
      succeeded(
        choose(
          question,
          choices.map(({ value }) => value),
        ),
      ),
    text: async () => succeeded(''),
    secret: async () => succeeded(''),
  }),
  wouldEnd: () => undefined,
  onceWritten,
  lookAfterwards: () => undefined,
  interruptedWith: () => undefined,
  endsAfter: () => undefined,
});

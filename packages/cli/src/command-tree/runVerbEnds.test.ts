import { Writable } from 'node:stream';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test/runFxg.ts';
import { runWith, verb } from '../../test/runOneVerb.ts';
import { collectingStream, failingStream } from '../../test/streams.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

const booking = verb(async () => makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null));

/** Interrupts the command that is running, as the terminal does. */
const interrupting = (): (() => void) => {
  const before = process.listeners('SIGINT');
  return () => {
    for (const hear of process.listeners('SIGINT')) if (!before.includes(hear)) hear('SIGINT');
  };
};

const stalledStream = () => new Writable({ write: () => undefined });

describe('after Ctrl-C', () => {
  it.each([exitCodes.refused, exitCodes.pending, exitCodes.failed])(
    'what came within the moment after it is told, and the command ends with 130: %d',
    async (exit) => {
      const interrupt = interrupting();
      const refused = verb(async () => {
        interrupt();
        return failed(commandFailure(exit, 'QUOTE_EXPIRED', 'This quote is over.'));
      });
      const err = collectingStream();
      expect(await runWith(refused, collectingStream().stream, err.stream)).toBe(130);
      expect(errorOf(err.text())).toMatchObject({ error: { code: 'QUOTE_EXPIRED' } });
    },
  );

  it.each([
    ['its outcome', booking],
    ['its failure', verb(async () => failed(commandFailure(exitCodes.refused, 'x', 'Refused.')))],
    [
      'what it says on the way',
      verb(async (run) => {
        await run.report('The call is sent again.');
        return new Promise<never>(() => undefined);
      }),
    ],
  ])('nobody who has stopped reading stderr keeps it waiting: %s', async (_what, what) => {
    const interrupt = interrupting();
    const running = runWith(
      verb(async (run) => {
        interrupt();
        return what.run(run);
      }),
      stalledStream(),
      stalledStream(),
    );
    const hung = new Promise((resolve) => setTimeout(() => resolve('hung'), 4_000));
    expect(await Promise.race([running, hung])).toBe(130);
  });
});

const streamThat = (fails: string | null) =>
  fails === null ? collectingStream().stream : failingStream(fails);

describe('what is to be done once something was written', () => {
  const done: string[] = [];
  const listing = verb(async (run) => {
    done.length = 0;
    await run.report('Your earlier booking was not made.');
    run.onceWritten(async () => void done.push('outcome'));
    run.onceWritten(async () => void done.push('mention'), 'stderr');
    return makeOutput([], null);
  });

  it.each([
    ['both were written', null, null, ['outcome', 'mention']],
    ['stderr is lost', null, 'ENOSPC', ['outcome']],
    ['stderr is closed by its reader', null, 'EPIPE', ['outcome']],
    ['stdout is lost, so that stderr carries the outcome', 'ENOSPC', null, ['outcome', 'mention']],
    ['both are lost', 'ENOSPC', 'ENOSPC', []],
  ] as const)('is done where that was written: %s', async (_what, stdout, stderr, expected) => {
    await runWith(listing, streamThat(stdout), streamThat(stderr));
    expect(done).toEqual(expected);
  });
});

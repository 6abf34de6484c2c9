import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../test/runFxg.ts';
import { runWith, verb } from '../../test/runOneVerb.ts';
import { collectingStream, failingStream } from '../../test/streams.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { makeChangeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { interruptedFailure } from '../terminal/prompts.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exitAfter = { SIGINT: 130, SIGTERM: 130, SIGHUP: 129 } as const;

const onTheWay = commandFailure(exitCodes.interrupted, 'interrupted', 'It may have been made.');
const forever = (): Promise<never> => new Promise(() => undefined);
const booked = makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null);

/** Interrupts what is run after this, as the system does. */
const interrupting = (signal: NodeJS.Signals): (() => void) => {
  const before = process.listeners(signal);
  return () => {
    for (const hear of process.listeners(signal)) if (!before.includes(hear)) hear(signal);
  };
};

type Run = (invocation: Invocation, interrupt: () => void) => Promise<Outcome>;

/** Runs a command that books, and is interrupted by that signal; gives its exit code and its error. */
const endedBy = async (
  signal: NodeJS.Signals,
  run: Run,
  {
    out = collectingStream().stream,
    err = collectingStream(),
    values = {},
    kind = { changes: true, movesMoney: true } as Partial<Verb>,
  } = {},
) => {
  const interrupt = interrupting(signal);
  const moving = { ...verb((invocation) => run(invocation, interrupt)), ...kind };
  const code = await runWith(moving, out, err.stream, values);
  return { code, said: err.text() };
};

const messageIn = (said: string): unknown => (errorOf(said) as { error: { message: string } }).error.message;

const waiting: Run = async (_invocation, interrupt) => {
  interrupt();
  return forever();
};

const bookingAloud: Run = async (invocation, interrupt) => {
  interrupt();
  await invocation.report('Waiting for another fxg.');
  return booked;
};

describe.each(signals)('a command that moves money and is ended by %s', (signal) => {
  it('says that nothing was sent where nothing had left', async () => {
    const { code, said } = await endedBy(signal, waiting);
    expect([code, messageIn(said)]).toEqual([exitAfter[signal], 'Interrupted: nothing was sent.']);
  });

  it('says what is not known where a call is on its way', async () => {
    const { code, said } = await endedBy(signal, async (invocation, interrupt) => {
      invocation.interruptedWith(onTheWay);
      interrupt();
      return forever();
    });
    expect([code, messageIn(said)]).toEqual([exitAfter[signal], 'It may have been made.']);
  });

  it('says what it has booked where that was answered in the moment after, or cannot be written any more', async () => {
    const answered = await endedBy(signal, async (_invocation, interrupt) => {
      interrupt();
      return booked;
    });
    expect([answered.code, messageIn(answered.said)]).toEqual([
      exitAfter[signal],
      'Interrupted. Booked as order 700.',
    ]);
    const interrupt = interrupting(signal);
    const stalled = new Writable({
      write: () => {
        interrupt();
      },
    });
    const unread = await endedBy(signal, async () => booked, {
      out: Object.assign(stalled, { isTTY: false }),
    });
    expect([unread.code, messageIn(unread.said)]).toEqual([
      exitAfter[signal],
      'Booked as order 700. The answer could not be written.',
    ]);
  });

  it.each(['EIO', 'EPIPE'])('ends also where its outputs are gone with the terminal: %s', async (gone) => {
    const out = failingStream(gone);
    const err = { stream: failingStream(gone), text: () => '' };
    expect((await endedBy(signal, waiting, { out, err })).code).toBe(exitAfter[signal]);
    expect((await endedBy(signal, bookingAloud, { out, err })).code).toBe(exitAfter[signal]);
  });
});

it('a file that is being written when Ctrl-C comes is whole before the command ends, and a write that hangs keeps nobody', async () => {
  const written: string[] = [];
  await endedBy('SIGINT', async (invocation, interrupt) => {
    interrupt();
    invocation.endsAfter(pause(400).then(() => written.push('a file')));
    return forever();
  });
  expect(written).toEqual(['a file']);
  const hanging = await endedBy('SIGINT', async (invocation, interrupt) => {
    interrupt();
    invocation.endsAfter(forever());
    return forever();
  });
  expect(hanging.code).toBe(130);
});

describe('what an interruption says', () => {
  it.each([
    ['of a command that moves nothing', { changes: true }, {}],
    ['of a dry run', { changes: true, movesMoney: true }, { dryRun: true }],
    ['of a watch that does not book', { changesWhen: ['--book'], movesMoney: true }, {}],
  ] as const)('is the plain sentence %s', async (_what, kind, values) => {
    const { said } = await endedBy('SIGINT', waiting, { kind, values });
    expect(messageIn(said)).toBe('Interrupted.');
  });

  it('at a question is that nothing was sent, or nothing more where an earlier call was sent again', async () => {
    const left = await endedBy('SIGINT', async () => failed(interruptedFailure));
    expect([left.code, messageIn(left.said)]).toEqual([130, 'Interrupted: nothing was sent.']);
    const again = await endedBy('SIGINT', async (invocation) => {
      invocation.interruptedWith(onTheWay);
      invocation.interruptedWith(null);
      return failed(interruptedFailure);
    });
    expect(messageIn(again.said)).toBe('Interrupted: nothing more was sent.');
  });

  it('is that nothing was sent where the call was held back after all', async () => {
    const { said } = await endedBy('SIGINT', async (invocation) => {
      invocation.interruptedWith(onTheWay);
      invocation.interruptedWith('not-sent');
      return failed(interruptedFailure);
    });
    expect(messageIn(said)).toBe('Interrupted: nothing was sent.');
  });
});

describe('after a hang-up', () => {
  it.each([
    ['a terminal, which has gone: it is to be told once more', true, []],
    ['a file, which keeps it', false, ['told']],
  ] as const)('what was written to stdout counts by where it went: %s', async (_where, isTTY, expected) => {
    const told: string[] = [];
    await endedBy(
      'SIGHUP',
      async (invocation, interrupt) => {
        invocation.onceWritten(async () => void told.push('told'));
        interrupt();
        return booked;
      },
      { out: collectingStream(isTTY).stream },
    );
    expect(told).toEqual(expected);
  });

  it('what was said on stderr tells nobody', async () => {
    const told: string[] = [];
    await endedBy(
      'SIGHUP',
      async (invocation, interrupt) => {
        invocation.onceWritten(async () => void told.push('told'));
        interrupt();
        return booked;
      },
      { out: failingStream('EIO') },
    );
    expect(told).toEqual([]);
  });
});

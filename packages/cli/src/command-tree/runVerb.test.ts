import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';
import { runWith, verb } from '../../test/runOneVerb.ts';
import { collectingStream, failingStream } from '../../test/streams.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { formatTable } from '../terminal/formatTable.ts';

const booking = verb(async () => makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null));

/** A watch that books; its first line is written while its money is on its way, or before. */
const watch = (movesMoney: boolean): Verb => ({
  ...verb(async (run) => {
    if (movesMoney) run.interruptedWith(commandFailure(exitCodes.interrupted, 'interrupted', 'Perhaps.'));
    await run.emitText('a');
    await new Promise((resolve) => setTimeout(resolve, 5));
    return makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null);
  }),
  changes: true,
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'writes what is known at %s while something is on its way',
  async (signal) => {
    const before = process.listeners(signal);
    const failure = commandFailure(exitCodes.interrupted, 'interrupted', 'It may have been saved.');
    const sending = verb((run) => {
      run.interruptedWith(failure, { data: { rows: ['unknown'] }, view: null, failure: null });
      for (const hear of process.listeners(signal)) if (!before.includes(hear)) hear(signal);
      return new Promise<never>(() => undefined);
    });
    const [out, err] = [collectingStream(), collectingStream()];
    expect(await runWith(sending, out.stream, err.stream)).toBe(130);
    expect(JSON.parse(out.text())).toEqual({ rows: ['unknown'] });
    expect(errorOf(err.text())).toMatchObject({ error: { message: 'It may have been saved.' } });
  },
);

it.each(['SIGINT', 'SIGTERM'] as const)(
  'tells on stderr after %s what was booked where the reader of its answer has stalled, and ends with 130',
  async (signal) => {
    const before = process.listeners(signal);
    const booked = verb(async () => {
      for (const hear of process.listeners(signal)) if (!before.includes(hear)) hear(signal);
      return makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null);
    });
    const err = collectingStream();
    const stalled = new Writable({ write: () => undefined });
    expect(await runWith(booked, stalled, err.stream)).toBe(130);
    expect(errorOf(err.text())).toMatchObject({
      error: { code: 'output-lost', message: 'Booked as order 700. The answer could not be written.' },
    });
  },
);

describe('an answer that could not be written', () => {
  it('of a command that changed something ends with 1, and stderr says what was done', async () => {
    const err = collectingStream();
    expect(await runWith(booking, failingStream('ENOSPC'), err.stream)).toBe(1);
    expect(errorOf(err.text())).toEqual({
      error: {
        code: 'output-lost',
        message: 'Booked as order 700. The answer could not be written.',
        hint: null,
        requestId: null,
      },
    });
  });

  it('of a command that found nothing to say begins with no blank', async () => {
    const err = collectingStream();
    const quiet = verb(async () => makeChangeOutput('', [], null));
    expect(await runWith(quiet, failingStream('ENOSPC'), err.stream)).toBe(1);
    expect(errorOf(err.text())).toMatchObject({ error: { message: 'The answer could not be written.' } });
  });

  it('is reported also where stderr cannot be written: by the exit code', async () => {
    expect(await runWith(booking, failingStream('ENOSPC'), failingStream('ENOSPC'))).toBe(1);
    expect(await runWith(booking, collectingStream().stream, failingStream('ENOSPC'))).toBe(0);
  });

  it('is no trouble where its reader had seen enough of what can be read again', async () => {
    const err = collectingStream();
    const listing = verb(async () => makeOutput([], null));
    expect(await runWith(listing, failingStream('EPIPE'), err.stream)).toBe(0);
    expect(err.text()).toBe('');
  });

  it('of a command that changed something is told with 1 also where its reader has left', async () => {
    const err = collectingStream();
    expect(await runWith({ ...booking, changes: true }, failingStream('EPIPE'), err.stream)).toBe(1);
    expect(errorOf(err.text())).toMatchObject({
      error: { code: 'output-lost', message: 'Booked as order 700. The answer could not be written.' },
    });
  });

  it('ends a stream that was to change something with 1 before it does, but never while money is on its way', async () => {
    for (const [movesMoney, said] of [
      [false, 'Nothing was changed, because nobody reads the output any more.'],
      [true, 'Booked as order 700.'],
    ] as const) {
      const err = collectingStream();
      expect(await runWith(watch(movesMoney), failingStream('EPIPE'), err.stream)).toBe(1);
      expect(errorOf(err.text())).toMatchObject({
        error: { message: `${said} The answer could not be written.` },
      });
    }
  });

  it('may be lost by a pipe that takes what nobody reads: stderr says what was changed, unless it is to be quiet', async () => {
    const err = collectingStream();
    expect(await runWith(booking, collectingStream().stream, err.stream)).toBe(0);
    expect(err.text()).toBe('Booked as order 700.\n');
    const seen = collectingStream();
    expect(await runWith(booking, collectingStream(true).stream, seen.stream)).toBe(0);
    expect(seen.text()).toBe('');
    const quiet = collectingStream();
    expect(await runWith(booking, collectingStream().stream, quiet.stream, { quiet: true })).toBe(0);
    expect(quiet.text()).toBe('');
  });

  it('keeps the exit code of a failure that came with it, and says that there was more', async () => {
    const wrong = commandFailure(exitCodes.usage, 'wrong', 'Two fields are not right.', { hint: 'a, b' });
    const err = collectingStream();
    expect(
      await runWith(
        verb(async () => makeOutput({}, null, wrong)),
        failingStream('EIO'),
        err.stream,
      ),
    ).toBe(2);
    expect(errorOf(err.text())).toMatchObject({
      error: { code: 'wrong', hint: 'a, b\nThe answer could not be written.' },
    });
  });

  it.each([
    [
      'a stream',
      verb(async (run) => (await run.emit({ data: 1, view: null, failure: null }), makeOutput({}, null))),
    ],
    ['a text', verb(async (run) => (await run.emitText('a'), { ok: true, value: null }))],
    [
      'a stream that never ends by itself',
      verb(async (run) => (await run.emitText('a'), new Promise<never>(() => undefined))),
    ],
  ])('ends %s with 1', async (_what, streams) => {
    const err = collectingStream();
    expect(await runWith(streams, failingStream('ENOSPC'), err.stream)).toBe(1);
    expect(errorOf(err.text())).toMatchObject({ error: { message: 'The answer could not be written.' } });
  });

  it.each([
    [['check', 'split', '--total', '1', '--currency', 'USD', '--weights', '1']],
    [['completion', 'bash']],
    [['--help']],
    [['orders', '--help']],
  ])('is reported by every command: %j', async (words) => {
    const full = await runFxg(words, { stdoutFails: 'ENOSPC' });
    expect(full.code).toBe(1);
    expect(errorOf(full.stderr)).toMatchObject({ error: { code: 'output-lost' } });
    expect(await runFxg(words, { stdoutFails: 'EPIPE' })).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('a file that another fxg does not let go of', () => {
  const busy = { error: { code: 'busy', hint: expect.stringContaining('/kept.json.lock') } };

  it('is a failure of normal life: exit 8, one error object, no stack', async () => {
    const err = collectingStream();
    const keeping = verb(() => Promise.reject(new StoreBusy('/kept.json.lock')));
    expect(await runWith(keeping, collectingStream().stream, err.stream)).toBe(8);
    expect(JSON.parse(err.text())).toMatchObject(busy);
  });

  it('is the same where nothing awaits it, but not while money is on its way', async () => {
    const before = process.listeners('unhandledRejection');
    const stray = (): void => {
      for (const hear of process.listeners('unhandledRejection')) {
        if (!before.includes(hear)) hear(new StoreBusy('/kept.json.lock'), Promise.resolve());
      }
    };
    const err = collectingStream();
    const never = verb(() => (stray(), new Promise<never>(() => undefined)));
    expect(await runWith(never, collectingStream().stream, err.stream)).toBe(8);
    expect(JSON.parse(err.text())).toMatchObject(busy);
    const moving = verb(async (run) => {
      run.interruptedWith(commandFailure(exitCodes.interrupted, 'interrupted', 'It may have been made.'));
      stray();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return makeChangeOutput('Booked as order 700.', { orderNumber: '700' }, null);
    });
    expect(await runWith(moving, collectingStream().stream, collectingStream().stream)).toBe(0);
    expect(process.listeners('unhandledRejection')).toEqual(before);
  });

  it('leaves no trace where a library rejects after the command has its answer, until that is written', async () => {
    const before = process.listeners('unhandledRejection').length;
    const heard: number[] = [];
    const stream = new Writable({
      write: (_piece, _encoding, done) => {
        heard.push(process.listeners('unhandledRejection').length - before);
        done();
      },
    });
    const failing = verb(async () => failed(commandFailure(exitCodes.failed, 'x', 'Gone.')));
    expect(await runWith(failing, stream, stream)).toBe(1);
    expect(heard).toEqual([1]);
  });
});

/** How many cells of a terminal a line takes: two for a letter of these scripts. */
const cells = (line: string) =>
  [...line].reduce((all, letter) => all + (letter > '\u1100' && letter !== '€' ? 2 : 1), 0);

it('stands a list in columns at a terminal, in whatever script a payee is named', async () => {
  const payees = [
    ['北京金属进出口有限公司', '10,000.00 CNY'],
    ['ミツキ精密工業株式会社', '1.00 JPY'],
    ['한빛무역 주식회사', '250.00 KRW'],
    ['Société Générale', '€1.00'],
  ];
  const list = verb(async () =>
    makeOutput(payees, (paint) =>
      formatTable([{ heading: 'Payee' }, { heading: 'Amount', right: true }], payees, paint),
    ),
  );
  const [out, err] = [collectingStream(true), collectingStream(true)];
  expect(await runWith(list, out.stream, err.stream)).toBe(0);
  const lines = stripVTControlCharacters(out.text()).trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(new Set(lines.map(cells))).toEqual(new Set([cells('北京金属进出口有限公司  10,000.00 CNY')]));
});

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import { fxgWithSandbox, thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

describe('a watched quote', () => {
  beforeAll(async () => {
    terminal = await fxgWithSandbox();
  });
  afterAll(() => terminal.shut());
  beforeEach(() => terminal.reset());

  it('is written in JSON lines and ends with 130 on Ctrl-C', async () => {
    await terminal.user.beSignedIn();
    const beneficiary = await terminal.beneficiaryIn('EUR');
    const once = await terminal.user.fxg(
      'quotes',
      'watch',
      '--beneficiary',
      beneficiary,
      '--amount',
      '100',
      '--lock',
      'settlement',
      '--count',
      '1',
    );
    expect(once.code).toBe(0);
    expect(JSON.parse(once.stdout)).toMatchObject({
      event: 'quote',
      settlement: { amount: '100.00', currency: 'USD' },
    });
    await terminal.control.clearFaults();
    const before = (await terminal.calls('/deal/quote')).length;
    const watching = terminal.user.start('quotes', 'watch', '--beneficiary', beneficiary, '--amount', '100');
    while ((await terminal.calls('/deal/quote')).length === before) await pause(25);
    await pause(300);
    watching.stop('SIGINT');
    const { code, stdout } = await watching.ran;
    expect(code).toBe(130);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  it('is booked where it is the first that holds the limit, once under its key, and shows what became of it', async () => {
    await terminal.user.signIn();
    const beneficiary = await terminal.beneficiaryIn('EUR');
    const watch = ['quotes', 'watch', '--beneficiary', beneficiary, '--amount', '123', '--book', '--yes'];
    const low = await terminal.user.fxg(...watch, '--max-settlement', '1', '--for', '1');
    expect([low.code, low.error().code]).toEqual([7, 'quote-worse-than-limit']);
    const high = [...watch, '--max-settlement', '999', '--key', 'watched'];
    const booked = await terminal.user.fxg(...high);
    const [quote, announced, last] = booked.stdout
      .trim()
      .split('\n')
      .map((line): { event: string; quoteId: string; orderNumber?: string } => JSON.parse(line));
    expect([quote?.event, announced?.event, last?.event]).toEqual(['quote', 'booking', 'booked']);
    const repeated = await terminal.user.fxg(...high);
    expect(
      repeated.stdout
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([{ event: 'booked', orderNumber: last?.orderNumber, repeated: true }]);
    expect(repeated.stderr).toContain(
      `Booked as order ${last?.orderNumber}. This is the order of the earlier call: it is booked once.`,
    );
    const shown = await terminal.user.fxg('quotes', 'show', quote?.quoteId ?? '');
    expect(shown.data()).toMatchObject({
      status: 'booked',
      orderNumber: last?.orderNumber,
      terms: { payment: { amount: '123.00', currency: 'EUR' } },
    });
    expect(shown.stderr).toMatch(/\nClient code: \d{6}\n/);
    expect((await terminal.user.fxg('quotes', 'show', 'ab12')).code).toBe(5);
    expect((await terminal.user.fxg('quotes', 'watch', '--key', 'k')).code).toBe(2);
  });

  it('is not booked where the reader of its line has gone, as head -1 does', async () => {
    await terminal.user.beSignedIn();
    const beneficiary = await terminal.beneficiaryIn('EUR');
    const terms = ['--beneficiary', beneficiary, '--amount', '137', '--max-settlement', '999'];
    await terminal.hold('/deal/orders');
    const words = ['quotes', 'watch', ...terms, '--book', '--yes'];
    const watching = terminal.user.fxgInto({ readerLeavesLater: true }, ...words);
    await terminal.control.faultsStruck();
    await terminal.control.clearFaults();
    const { code, stdout, error } = await watching;
    expect([code, error().code, JSON.parse(stdout).event]).toEqual([1, 'output-lost', 'quote']);
    expect(error().message).toContain('Nothing was changed');
    expect(await terminal.ordersOf('137.00')).toEqual([]);
  });

  it('is not booked where another terminal has booked the same since the watch began', async () => {
    await terminal.user.beSignedIn();
    const terms = ['--beneficiary', thalassa, '--amount', '139', '--yes', '--max-settlement', '999'];
    await terminal.hold('/deal/quote');
    const watching = terminal.user.fxg('quotes', 'watch', ...terms, '--book');
    await terminal.control.faultsStruck();
    expect((await terminal.user.fxg('quotes', 'book', ...terms)).code).toBe(0);
    await terminal.control.clearFaults();
    const { code, error } = await watching;
    expect([code, error().code]).toEqual([8, 'same-booked']);
    expect(await terminal.ordersOf('139.00')).toHaveLength(1);
  });

  it('is recorded where that is asked for, without a name, an id or a secret, and replays to the booking (REC-2, REC-4, REC-6)', async () => {
    await terminal.user.beSignedIn();
    const file = join(terminal.user.home, 'what-happened.json');
    const terms = ['--beneficiary', thalassa, '--amount', '1.41', '--record', file];
    const nowhere = await terminal.user.fxg('quotes', 'watch', ...terms.slice(0, -1), join(file, 'below'));
    expect([nowhere.code, nowhere.error().message]).toEqual([2, '--record: this file cannot be written.']);
    const booked = await terminal.user.fxg(
      'quotes',
      'watch',
      ...terms,
      '--book',
      '--yes',
      '--max-settlement',
      '999',
    );
    expect(booked.code).toBe(0);
    const text = await readFile(file, 'utf8');
    const [quote, , last] = booked.stdout
      .trim()
      .split('\n')
      .map((line): { quoteId: string; orderNumber: string } => JSON.parse(line));
    const secrets = [
      thalassa,
      'Thalassa',
      'sandbox.test',
      quote?.quoteId ?? 'none',
      last?.orderNumber ?? 'none',
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect((await stat(file)).mode % 0o1000).toBe(0o600);
    const { states, calls } = (await terminal.user.fxg('replay', file)).data<{
      states: { event: string; quote: string | null; booking: { became: string; payment: unknown } | null }[];
      calls: { call: string }[];
    }>();
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
      { call: 'POST /deal/quote', became: 'answered', status: 200 },
      { call: 'POST /deal/book', became: 'answered', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    expect(states.map(({ event }) => event)).toEqual([
      'entered',
      'time-passed',
      'answered',
      'booking-began',
      'booking-answered',
    ]);
    expect(states.at(-1)).toMatchObject({
      quote: 'quote-1',
      booking: { became: 'booked', order: 'order-1', payment: { amount: '1.41', currency: 'EUR' } },
    });
    const number = last?.orderNumber ?? '';
    // Of so little the cents stay the same whatever the market does meanwhile.
    const equal = ['--beneficiary', thalassa, '--amount', '1.41', '--yes', '--max-settlement', '999'];
    const again = await terminal.user.fxg('quotes', 'book', ...equal, '--despite-same');
    const { orderNumber } = again.data<{ orderNumber: string }>();
    const matched = await terminal.user.fxg('replay', file, '--match');
    expect(matched.code, matched.stderr).toBe(0);
    expect(commandOutputs.replay?.parse(matched.data())).toEqual(matched.data());
    const [match, ...others] = matched.data<{ matches: unknown[] }>().matches;
    expect(others).toEqual([]);
    expect(match).toMatchObject({
      booking: 'order-1',
      payment: { amount: '1.41', currency: 'EUR' },
      requestIds: [expect.stringMatching(/^[\da-f-]{36}$/)],
      found: [
        { number, why: expect.arrayContaining(['booked by the same request']) },
        { number: orderNumber },
      ],
    });
    await terminal.user.fxg('logout');
    await terminal.user.beSignedIn();
    const elsewhere = await terminal.user.fxg('replay', file, '--match');
    expect(elsewhere.data<{ matches: unknown[] }>().matches).toMatchObject([
      {
        found: [
          {
            number,
            why: [
              'same amounts and currencies',
              expect.stringMatching(/^booked \d s (?:before|after) the press$/),
            ],
          },
          { number: orderNumber },
        ],
      },
    ]);
  });

  it('is recorded to its last moment where Ctrl-C ends it (REC-6)', async () => {
    await terminal.user.beSignedIn();
    const file = join(terminal.user.home, 'ended.json');
    const watching = terminal.user.start(
      'quotes',
      'watch',
      '--beneficiary',
      thalassa,
      '--amount',
      '10',
      '--record',
      file,
    );
    await watching.wrote('"quoteId"');
    watching.stop('SIGINT');
    expect((await watching.ran).code).toBe(130);
    const replayed = await terminal.user.fxg('replay', file);
    expect(replayed.data<{ states: unknown[] }>().states.at(-1)).toMatchObject({ quote: 'quote-1' });
  });
});

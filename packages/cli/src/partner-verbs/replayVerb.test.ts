import { describe, expect, it } from 'vitest';
import { readOnlyCommandOutputs } from '../outputs/readOnlyCommandOutputs.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { signInNeededFailure } from '../failures/signInNeededFailure.ts';
import { errorOf, productParts, runFxg } from '../../test/runFxg.ts';
import { sampleRecording } from '../../test/sampleRecording.ts';
import { formatLocalDateTime } from '../terminal/formatLocalDateTime.ts';

const sampleQuotes = () => {
  const { quotes } = sampleRecording();
  if (quotes === null) throw new Error('The sample has no quotes.');
  return quotes;
};

const sampleWith = (planted: object) => ({ ...sampleRecording(), quotes: { ...sampleQuotes(), ...planted } });

const began = { at: 0, time: '2026-11-23T09:59:30.000Z' };

/** The sample with something else in the newest wizard or call. */
const plantedIn = (where: 'wizards' | 'calls', planted: object) => {
  const { product, wizards, calls } = sampleRecording();
  const [wizard = []] = wizards;
  return where === 'calls'
    ? { product, calls: [{ ...calls[0], ...planted }] }
    : { product, wizards: [[{ ...wizard[0], ...planted }]] };
};

const replay = (given: unknown, terminal = false) =>
  runFxg(['replay', '-'], {
    stdin: typeof given === 'string' ? given : JSON.stringify(given),
    terminal,
    environment: { NO_COLOR: '1' },
  });

/** Asks for the order of a recording where nobody is signed in. */
const match = async (recording: unknown) => {
  const { code, stdout, stderr } = await runFxg(['replay', '-', '--match'], {
    stdin: JSON.stringify(recording),
    parts: { ...productParts, openSession: async () => failed(signInNeededFailure) },
  });
  return { code, stdout, ...(errorOf(stderr) as object) };
};

describe('fxg replay', () => {
  it('tells a program state by state what the person saw', async () => {
    const { code, stdout } = await replay(sampleRecording());
    expect(code).toBe(0);
    const data = JSON.parse(stdout);
    expect(readOnlyCommandOutputs.replay.parse(data)).toEqual(data);
    expect(data.states.at(6)).toMatchObject({
      after: 5_900,
      event: 'answered',
      quote: 'quote-2',
      lock: 'payment',
      settlement: { amount: '101.50', currency: 'USD' },
      payment: { amount: '90.00', currency: 'EUR' },
      renewal: '1.50 USD more than before',
      bookDeal: { on: false, why: 'resting' },
    });
    expect(data.states.at(7)).toMatchObject({ bookDeal: { on: true, why: null, words: null } });
    expect(data.states.at(-1)).toMatchObject({
      booking: { became: 'booked', order: 'order-1', settlement: { amount: '101.50', currency: 'USD' } },
    });
  });

  it('tells how a wizard was judged, and nothing that was typed there (REC-7)', async () => {
    const recording = sampleRecording();
    const { stdout } = await replay(recording);
    expect(readOnlyCommandOutputs.replay.parse(JSON.parse(stdout))).toEqual(JSON.parse(stdout));
    const [wizard] = JSON.parse(stdout).wizards;
    const postal = { field: 'accountHolderPostal', message: null };
    expect(wizard.states).toMatchObject([
      { after: 0, time: '2026-11-23T09:59:30.000Z', step: 'beneficiary-address', save: null },
      {
        after: 1_000,
        event: 'FINISH_STEP',
        fields: [{ ...postal, length: 0, filled: false, verdict: 'wrong', message: 'Required field.' }],
      },
      {
        after: 2_000,
        field: 'accountHolderPostal',
        fields: [{ ...postal, length: 6, filled: true, verdict: 'right' }],
      },
      { after: 3_000, step: 'bank-address', fields: [] },
    ]);
    expect(JSON.stringify(recording) + stdout).not.toContain('104 31');
  });

  it('tells how each call of the partner ended: answered, lost, or sent once more, with the id of its request', async () => {
    const call = { time: '2026-11-23T09:59:30.000Z', call: 'POST /deal/book' };
    expect(JSON.parse((await replay(sampleRecording())).stdout).calls).toEqual([
      { ...call, became: 'lost', status: null, requestId: null },
      { ...call, became: 'repeated', status: 200, requestId: 'request-1' },
    ]);
    const { stdout } = await replay(sampleRecording(), true);
    expect(stdout).toMatch(
      /\nCalls of the partner\n.*:30\.0 {2}POST \/deal\/book: no answer came\n.*:30\.0 {2}POST \/deal\/book: sent once more, answered with 200\n {12}request request-1\n/,
    );
  });

  it('tells a person in one sentence what the file holds, then what changed and when', async () => {
    const { code, stdout } = await replay(sampleRecording(), true);
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe(
      `A visit in the browser, at Corpay, saved ${formatLocalDateTime(Date.UTC(2026, 10, 23, 10))}; all times are in ${new Intl.DateTimeFormat().resolvedOptions().timeZone}. Quotes: 11 events in 00:07.2. Booked as order-1. Beneficiary 1: 4 events in 00:03.0, not saved.`,
    );
    expect(stdout).toMatch(
      /:35\.9 {2}A quote came\n {12}you send \$101\.50; .*renewed: 1\.50 USD more than before/,
    );
    expect(stdout).toMatch(/:37\.2 {2}The booking was answered\n {12}booked as order-1/);
    expect(stdout).toMatch(
      /:31\.0 {2}Continue was pressed\n {12}account holder postal: empty, wrong: Required field\.\n/,
    );
    expect(stdout).toMatch(
      /:32\.0 {2}Typed or chosen: account holder postal\n {12}account holder postal: 6 characters, right\n/,
    );
    expect(stdout).not.toMatch(/FINISH_STEP|time-passed|field-written|not-judged|accountHolder/);
  });

  it('counts a terminal down to the end of a quote, as the terminal did, and a screen to its renewal', async () => {
    const atTerminal = await replay({ ...sampleRecording(), client: 'cli' }, true);
    expect(atTerminal.stdout).toMatch(/; 10 s left/);
    expect(atTerminal.stdout).not.toContain('renews in');
    const onScreen = await replay(sampleRecording(), true);
    expect(onScreen.stdout).toContain('renews in');
    expect(onScreen.stdout).not.toContain('s left');
  });

  it('tells that the connection was lost, and why Book Deal was off', async () => {
    const { events } = sampleQuotes();
    const lost = { at: 4_000, time: '2026-11-23T09:59:34.000Z', type: 'connection-lost' };
    const { stdout } = await replay(sampleWith({ events: [...events.slice(0, 4), lost] }));
    expect(JSON.parse(stdout).states.at(-1)).toMatchObject({
      event: 'connection-lost',
      connection: 'You are offline. The quote goes on by itself once the connection is back.',
      secondsLeft: null,
      endsIn: 7,
      bookDeal: { on: false, why: 'disconnected' },
    });
  });

  it('tells a booking that another terminal had made before', async () => {
    const events = sampleQuotes().events.map((event) =>
      event.type === 'booking-answered' ? { ...event, booking: { became: 'same-booked' } } : event,
    );
    const data = JSON.parse((await replay(sampleWith({ events }))).stdout);
    expect(data.states.at(-1)).toMatchObject({ booking: { became: 'same-booked', order: null } });
    expect(readOnlyCommandOutputs.replay.parse(data)).toEqual(data);
  });

  it('asks who is signed in only where it is to name the order of what was booked (REC-8)', async () => {
    const [booked, nothing] = [sampleRecording(), sampleWith({ events: sampleQuotes().events.slice(0, 4) })];
    expect(JSON.parse((await replay(booked)).stdout).matches).toBeNull();
    expect(await match(booked)).toMatchObject({ code: 4, stdout: '' });
    expect(await match(nothing)).toMatchObject({
      code: 5,
      stdout: expect.stringContaining('"matches": []'),
      error: { message: 'Nothing was booked in this recording, so it has no order.' },
    });
  });

  it.each([
    ['no JSON at all', 'no JSON', '- is no recording: it is no JSON.'],
    ['something else', { events: [] }, '- is no recording.'],
    ['nothing', null, '- is no recording.'],
    ['another version', { ...sampleRecording(), version: 2 }, 'this fxg replays version 3'],
    ['an unknown partner', { ...sampleRecording(), partner: 'other' }, 'of a partner whose recordings'],
    ['no events', sampleWith({ events: [] }), 'quotes.events: '],
  ])('is called wrongly with %s, and says what is wrong', async (_what, given, message) => {
    const { code, stdout, stderr } = await replay(given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });

  it('asks for the file as it was saved where it was changed since, and not to look for its form', async () => {
    const { events } = sampleQuotes();
    const { code, stderr } = await replay(sampleWith({ events: events.toReversed() }));
    expect({ code, error: errorOf(stderr) }).toMatchObject({
      code: 2,
      error: { error: { hint: expect.stringContaining('Ask for the file again') } },
    });
  });

  it('says that a file is not there', async () => {
    const { code, stderr } = await runFxg(['replay', '/no/such/file.json']);
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({
      error: { message: 'The file /no/such/file.json does not exist.' },
    });
  });

  it.each([
    ['a name in a new member', { payee: 'Thalassa' }],
    ['a name for a quote', { events: [{ ...sampleQuotes().events[3], quote: { quote: 'Thalassa' } }] }],
    [
      'a name for an order',
      { events: [{ ...began, type: 'booking-answered', booking: { became: 'booked', made: 'Thalassa' } }] },
    ],
    [
      'a name where an amount stands',
      {
        events: [
          { ...began, type: 'entered', draft: { ...sampleQuotes().from.draft, paymentAmount: 'Thalassa' } },
        ],
      },
    ],
    [
      'what was typed into a wizard',
      plantedIn('wizards', { fields: [{ field: 'iban', length: 8, verdict: 'right', value: 'Thalassa' }] }),
    ],
    ['an id in a call', plantedIn('calls', { call: 'GET /deal/order/20418166' })],
    ['a name for the id of a request', plantedIn('calls', { requestId: 'Thalassa Olive' })],
    ['the key of a call', plantedIn('calls', { key: 'key-1' })],
    ['a token among the versions', { product: { version: '0.1.0', commit: 'eyJhbGciOi' } }],
    [
      'what the partner said',
      {
        events: [
          {
            ...began,
            type: 'answered',
            ticket: 1,
            failure: { kind: 'refused', status: 400, messages: ['Thalassa'] },
          },
        ],
      },
    ],
  ])('takes no recording with %s (REC-2)', async (_what, planted) => {
    const { code, stdout } = await replay(
      'product' in planted ? { ...sampleRecording(), ...planted } : sampleWith(planted),
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

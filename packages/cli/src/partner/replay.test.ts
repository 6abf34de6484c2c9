import { describe, expect, it } from 'vitest';
import { lookOutputs } from '../../outputs/lookOutputs.ts';
import { errorOf, runFxg } from '../../test/runFxg.ts';
import { sampleRecording } from '../../test/sampleRecording.ts';

const sampleQuotes = () => {
  const { quotes } = sampleRecording();
  if (quotes === null) throw new Error('The sample has no quotes.');
  return quotes;
};

const sampleWith = (planted: object) => ({ ...sampleRecording(), quotes: { ...sampleQuotes(), ...planted } });

const replay = (given: unknown, terminal = false) =>
  runFxg(['replay', '-'], {
    stdin: typeof given === 'string' ? given : JSON.stringify(given),
    terminal,
    environment: { NO_COLOR: '1' },
  });

describe('fxg replay', () => {
  it('tells a program state by state what the person saw', async () => {
    const { code, stdout } = await replay(sampleRecording());
    expect(code).toBe(0);
    const data = JSON.parse(stdout);
    expect(lookOutputs['replay']?.parse(data)).toEqual(data);
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

  it('shows a person a table', async () => {
    const { code, stdout } = await replay(sampleRecording(), true);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Seconds +Event +You send +They receive +Rate +Renews in +Book Deal +Renewal/);
    expect(stdout).toMatch(/5\.900 +answered +\$101\.50 +€90\.00 \(locked\) .*1\.50 USD more than before/);
    expect(stdout).toMatch(/7\.200 +booking-answered .* booked as order-1/);
  });

  it.each([
    ['no JSON at all', 'no JSON', '- is no recording: it is no JSON.'],
    ['something else', { events: [] }, '- is no recording.'],
    ['nothing', null, '- is no recording.'],
    ['another version', { ...sampleRecording(), version: 1 }, 'this fxg replays version 2'],
    ['an unknown partner', { ...sampleRecording(), partner: 'other' }, 'of a partner whose recordings'],
    ['no events', sampleWith({ events: [] }), 'quotes.events: '],
  ])('is called wrongly with %s, and says what is wrong', async (_what, given, message) => {
    const { code, stdout, stderr } = await replay(given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });

  it('says that a file is not there', async () => {
    const { code, stderr } = await runFxg(['replay', '/no/such/file.json']);
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({
      error: { message: 'The file /no/such/file.json could not be read.' },
    });
  });

  it.each([
    ['a name in a new member', { payee: 'Thalassa' }],
    ['a name for a quote', { events: [{ ...sampleQuotes().events[3], quote: { quote: 'Thalassa' } }] }],
    [
      'a name for an order',
      { events: [{ at: 0, type: 'booking-answered', booking: { became: 'booked', made: 'Thalassa' } }] },
    ],
    [
      'a name where an amount stands',
      {
        events: [
          { at: 0, type: 'entered', draft: { ...sampleQuotes().from.draft, paymentAmount: 'Thalassa' } },
        ],
      },
    ],
    ['a token among the versions', { product: { version: '0.1.0', commit: 'eyJhbGciOi' } }],
    [
      'what the partner said',
      {
        events: [
          {
            at: 0,
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

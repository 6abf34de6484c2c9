import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sentLongAgo } from './endQuotes.ts';
import { thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';
import { killInStalledPipe } from './stalledPipe.ts';

/** How many for each partner: one with every push, a hundred in `npm run trust`. */
const kills = Number(process.env['KILLS'] ?? 1);

const signals: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGHUP', 'SIGTERM', 'SIGINT'];

type Row = { readonly payment: { readonly amount: string } };

/** What differs between the partners. */
type Partner<Booked extends Row> = {
  /** The command that books an amount. */
  readonly book: (amount: number) => readonly string[];
  /** The command that lists what is booked, and what names a row of it. */
  readonly list: readonly string[];
  readonly nameOf: (booked: Booked) => string;
  /** Says that this is the one, where the call arrived and its answer did not. */
  readonly say: (name: string) => Promise<void>;
  /** Finds out that nothing was booked, where the call was ended before it arrived. */
  readonly findNothing: () => Promise<void>;
};

let fxg: FxgWithSandbox;

const settleAs = async (became: string, ...said: readonly string[]): Promise<void> => {
  const settled = await fxg.user.fxg('quotes', 'settle', ...said);
  expect(settled.data(), settled.stderr).toMatchObject([{ became }]);
};

/** Ends the booking of an amount at a moment, and books the same again. */
const killOnce = async <Booked extends Row>(
  { book, list, nameOf, say, findNothing }: Partner<Booked>,
  amount: number,
  signal: NodeJS.Signals,
  after: number,
): Promise<void> => {
  const said = await killInStalledPipe(fxg, book(amount), signal, async () => {
    await wait(after);
    return true;
  });
  // Nobody is known to have read what these two leave: only the journal keeps the same from being booked twice.
  const unheard = signal === 'SIGKILL' || signal === 'SIGHUP';
  const again = await fxg.user.fxg(...book(amount), ...(unheard ? ['--despite-same'] : []));
  const settled = await fxg.user.fxg('quotes', 'settle');
  const all = (await fxg.user.fxg(...list)).data<readonly Booked[]>();
  const booked = all.filter(({ payment }) => payment.amount === `${amount}.00`).map(nameOf);
  const heard = [said, again.stdout, again.stderr, settled.stdout, settled.stderr].join('\n');
  const where = `${signal} after ${after} ms, amount ${amount}\n${heard}`;
  expect(booked.length, where).toBeLessThanOrEqual(1);
  if (booked[0] !== undefined) expect(heard, where).toContain(booked[0]);
  // Ended on its way: the same is not sent, and the user says what they see at the partner.
  if (settled.code !== 0) {
    expect([again.code, again.error().code, settled.code], where).toEqual([8, 'same-open', 8]);
    await (booked[0] === undefined ? findNothing() : say(booked[0]));
  }
  expect((await fxg.user.fxg('quotes', 'settle')).data(), where).toEqual([]);
};

const killAtRandom = async <Booked extends Row>(partner: Partner<Booked>): Promise<void> => {
  const began = Date.now();
  const first = await fxg.user.fxg(...partner.book(900));
  expect(first.code, first.stderr).toBe(0);
  const usual = Date.now() - began;
  for (let kill = 0; kill < kills; kill += 1) {
    const signal = signals[kill % signals.length] ?? 'SIGKILL';
    await killOnce(partner, 1000 + kill, signal, Math.round(Math.random() * 1.3 * usual));
  }
};

describe('a booking that is ended at any moment while nobody reads its output is made once and told of, at Corpay', () => {
  signedInTerminal((opened) => (fxg = opened));

  it(`after ${kills} of them`, { timeout: 60_000 + kills * 30_000 }, () =>
    killAtRandom<Row & { readonly orderNumber: string }>({
      book: (amount) =>
        `quotes book --beneficiary ${thalassa} --amount ${amount} --yes --max-settlement 5000`.split(' '),
      list: ['orders', 'list'],
      nameOf: ({ orderNumber }) => orderNumber,
      say: (order) => settleAs('booked', '--order', order),
      findNothing: async () => {
        await fxg.endUnbookedQuotes();
        await settleAs('not-booked');
        await fxg.control.clearFaults();
      },
    }),
  );
});

describe('a booking that is ended at any moment while nobody reads its output is made once and told of, at OFX', () => {
  signedInTerminal((opened) => (fxg = opened), { email: ofxEmail });

  it(`after ${kills} of them`, { timeout: 60_000 + kills * 30_000 }, async () => {
    await allow({ url: fxg.url, home: fxg.user.home });
    const euros = await fxg.user.fxg('beneficiaries', 'list', '--currency', 'EUR');
    const payee = euros.data<readonly { readonly beneficiary: string }[]>()[0]?.beneficiary ?? '';
    await killAtRandom<Row & { readonly dealId: string }>({
      book: (amount) => `quotes book --beneficiary ${payee}=${amount} --yes --max-buy 9000`.split(' '),
      list: ['deals', 'list'],
      nameOf: ({ dealId }) => dealId,
      say: (deal) => settleAs('booked', '--deal', deal),
      findNothing: async () => {
        await sentLongAgo(fxg.user.home);
        await settleAs('not-booked', '--none');
      },
    });
  });
});

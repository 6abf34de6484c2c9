import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { thalassa, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';
import { killInStalledPipe } from './stalledPipe.ts';

/** How many for each partner: a few with every push, a hundred in `npm run trust`. */
const kills = Number(process.env['KILLS'] ?? 2);

const signals: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGHUP', 'SIGTERM', 'SIGINT'];

type Row = { readonly payment: { readonly amount: string } };

/** What differs between the partners: the command that books an amount, the list of what is booked, and what names one. */
type Partner<Booked extends Row> = {
  readonly book: (amount: number) => readonly string[];
  readonly list: readonly string[];
  readonly nameOf: (booked: Booked) => string;
};

let fxg: FxgWithSandbox;

const killAtRandom = async <Booked extends Row>({ book, list, nameOf }: Partner<Booked>): Promise<void> => {
  const began = Date.now();
  const first = await fxg.user.fxg(...book(900));
  expect(first.code, first.stderr).toBe(0);
  const usual = Date.now() - began;
  for (let kill = 0; kill < kills; kill += 1) {
    const amount = 1000 + kill;
    const signal = signals[kill % signals.length] ?? 'SIGKILL';
    const after = Math.round(Math.random() * 1.3 * usual);
    const where = `${signal} after ${after} ms, amount ${amount}`;
    const said = await killInStalledPipe(fxg, book(amount), signal, async () => {
      await wait(after);
      return true;
    });
    const again = await fxg.user.fxg(...book(amount));
    const settled = await fxg.user.fxg('quotes', 'settle');
    const all = (await fxg.user.fxg(...list)).data<readonly Booked[]>();
    const booked = all.filter(({ payment }) => payment.amount === `${amount}.00`).map(nameOf);
    const heard = [said, again.stdout, again.stderr, settled.stdout, settled.stderr].join('\n');
    expect(booked, `${where}\n${heard}`).toHaveLength(1);
    expect(heard, where).toContain(booked[0]);
    expect((await fxg.user.fxg('quotes', 'settle')).data(), where).toEqual([]);
  }
};

describe('a booking that is ended at any moment while nobody reads its output is made once and told of, at Corpay', () => {
  signedInTerminal((opened) => (fxg = opened));

  it(`after ${kills} ends`, { timeout: 60_000 + kills * 30_000 }, () =>
    killAtRandom<Row & { readonly orderNumber: string }>({
      book: (amount) => [
        ...['quotes', 'book', '--beneficiary', thalassa, '--amount', String(amount)],
        ...['--yes', '--max-settlement', '5000'],
      ],
      list: ['orders', 'list'],
      nameOf: ({ orderNumber }) => orderNumber,
    }),
  );
});

describe('a booking that is ended at any moment while nobody reads its output is made once and told of, at OFX', () => {
  signedInTerminal((opened) => (fxg = opened), { email: ofxEmail });

  it(`after ${kills} ends`, { timeout: 60_000 + kills * 30_000 }, async () => {
    await allow({ url: fxg.url, home: fxg.user.home });
    const euros = await fxg.user.fxg('beneficiaries', 'list', '--currency', 'EUR');
    const payee = euros.data<readonly { readonly beneficiary: string }[]>()[0]?.beneficiary ?? '';
    await killAtRandom<Row & { readonly dealId: string }>({
      book: (amount) => [
        ...['quotes', 'book', '--beneficiary', `${payee}=${amount}`],
        ...['--yes', '--max-buy', '9000'],
      ],
      list: ['deals', 'list'],
      nameOf: ({ dealId }) => dealId,
    });
  });
});

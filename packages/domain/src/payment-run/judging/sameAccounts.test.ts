import { describe, expect, it } from 'vitest';
import { goodTexts } from '../../../test/judgedSamples.ts';
import { northwind, runContext, runRow } from '../../../test/runSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunRowTexts } from '../runRow.ts';
import { createRunJudge } from './createRunJudge.ts';
import type { RunContext } from './runContext.ts';

const { iban: _iban, ...plain } = northwind;
const twin: RunPayee = { ...northwind, id: 'p-9', name: 'Bright Star Trading' };

const asked = (
  other: Partial<RunPayee>,
  texts: Partial<RunRowTexts> = {},
  more: Partial<RunContext> = {},
) => {
  const context = { ...runContext, ...more, payees: [northwind, { ...twin, ...other }] };
  const rows = [
    runRow({ ...goodTexts, payee: 'p-1', reference: 'A-1' }, 2),
    runRow({ ...goodTexts, payee: 'p-9', reference: 'B-2', ...texts }, 3),
  ];
  return createRunJudge(context)(rows).rows.map(({ questions }) =>
    questions.map(({ kind, message }) => `${kind}: ${message}`),
  );
};

const question = 'same-row: This row pays the account and amount of row 2 under another payee.';

describe('a row that pays the account of another payee', () => {
  it('is asked about where a row before pays it the same amount, whatever its reference is', () => {
    expect(asked({})).toEqual([[], [question]]);
  });

  it.each([
    ['the bank and the end of the account are the same', { ...plain, bank: ' CORAL  bay bank' }, 1],
    ['the IBAN is another one', { iban: 'GR1601101250000000099902345' }, 0],
    ['the end is of another bank', { bank: 'Another Bank', iban: undefined }, 0],
    ['the bank is not known', { bank: undefined, iban: undefined }, 0],
    ['the account is not known', { accountEnding: undefined, iban: undefined }, 0],
  ])('is so by what is known of both: %s', (_what, other, count) => {
    const { id: _id, name: _name, ...account } = { ...twin, ...other };
    const known = Object.fromEntries(Object.entries(account).filter(([, value]) => value !== undefined));
    const payees: readonly RunPayee[] = [
      northwind,
      { id: 'p-9', name: 'Bright Star Trading', currency: 'EUR', country: 'GR', methods: ['W'], ...known },
    ];
    const rows = ['p-1', 'p-9'].map((payee, at) => runRow({ ...goodTexts, payee, reference: payee }, at + 2));
    const judged = createRunJudge({ ...runContext, payees: [...payees] })(rows).rows;
    expect(judged[1]?.questions).toHaveLength(count);
  });

  it('is asked about under a key that holds no account', () => {
    const context = { ...runContext, payees: [northwind, twin] };
    const rows = ['p-1', 'p-9'].map((payee, at) => runRow({ ...goodTexts, payee, reference: payee }, at + 2));
    const keys = createRunJudge(context)(rows).rows.flatMap(({ questions }) =>
      questions.map(({ key }) => key),
    );
    expect(keys).toEqual(['same-row 3 2 p-9 account of p-1 EUR 1000']);
  });

  it('is not asked about where the amount is another one', () => {
    expect(asked({}, { amount: '11' })).toEqual([[], []]);
  });

  it('is asked about where the other payee was paid the same lately', () => {
    const recentPayments = [
      {
        payeeId: 'p-1',
        amount: makeMoney(1_000n, 'EUR'),
        order: { number: '700', reference: '' },
        named: 'order 700',
        day: 'Nov 28, 2026',
      },
    ];
    const [, questions] = asked({}, {}, { recentPayments });
    expect(questions).toEqual([
      question,
      'paid-lately: A payment of €10.00 to Northwind Ltd, who has the same account as Bright Star Trading, was booked on Nov 28, 2026 already (order 700).',
    ]);
  });
});

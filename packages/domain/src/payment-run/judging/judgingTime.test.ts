import { expect, it } from 'vitest';
import { processorMs } from '../../../test/processorMs.ts';
import { contoso, runContext, runRow } from '../../../test/runSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createRunJudge } from './createRunJudge.ts';

const payees = Array.from({ length: 5_000 }, (_, at) => ({
  ...contoso,
  id: `payee-${at}`,
  name: `Supplier ${at % 4_900} of Goods Ltd`,
  country: 'GR',
  currency: 'EUR',
  accountEnding: String(1_000 + at),
}));
const recentPayments = payees.map(({ id }, at) => ({
  payeeId: id,
  amount: makeMoney(BigInt(at), 'EUR'),
  order: { number: String(at), reference: '' },
  named: `order ${at}`,
  day: '24 November 2026',
}));

/** A tenth of them wrong, each in another way. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    runRow(
      {
        payee: at % 20 === 0 ? `Supplier ${at} of Good` : `Supplier ${at % 5_000} of Goods Ltd`,
        amount: at % 20 === 10 ? '1.000' : `${at % 900},000.50`.replace(/^0,/, ''),
        currency: at % 30 === 0 ? 'USD' : 'EUR',
        reference: `Invoice ${at}`,
      },
      at + 2,
    ),
  );

/** Each takes long enough to be measured well. */
const runs = 4;

const judgeAnew = () => createRunJudge({ ...runContext, payees, recentPayments });

it.each([
  [1_000, 100],
  [10_000, 1_000],
])(
  '%i rows with 5,000 payees are judged within %i ms of the processor, whose index is made once, and an edited one at once',
  (count, within) => {
    const rows = rowsOf(count);
    const whole = processorMs(() => judgeAnew()(rows), runs);
    const judge = judgeAnew();
    expect(judge(rows).rows.length).toBe(count);
    const again = processorMs(() =>
      judge(rows.map((row, at) => (at === 7 ? runRow({ ...row.texts, amount: '7' }, row.row) : row))),
    );
    expect({ whole, again }).toEqual({
      whole: expect.toSatisfy((ms: number) => ms < within),
      again: expect.toSatisfy((ms: number) => ms < within / 4),
    });
  },
);

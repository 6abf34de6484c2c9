import { describe, expect, it } from 'vitest';
import { choicesOf, goodTexts, judgeOne, problemsOf } from '../../../test/judgedSamples.ts';
import { northwind, runContext, runRow } from '../../../test/runSamples.ts';
import { createRunJudge } from './createRunJudge.ts';

describe('the purpose of a payment', () => {
  const [greece] = runContext.purposes;
  const purposes = (more: object) => [
    { country: 'GR', method: 'W', choices: greece?.choices ?? [], chosen: null, ...more },
  ];

  it('is that of the row by its id or name, else what was chosen for its country and method', () => {
    expect(judgeOne({}).payment?.purpose).toBe('goods');
    expect(judgeOne({ purpose: 'services' }).payment?.purpose).toBe('services');
    expect(judgeOne({ purpose: 'PURCHASE of services' }).payment?.purpose).toBe('services');
  });

  it('is asked once for a country and a method, with the rows that need it', () => {
    const rows = [
      runRow(goodTexts, 2),
      runRow({ payee: 'p-2', amount: '5' }, 3),
      runRow({ ...goodTexts, amount: '11' }, 4),
      runRow({ ...goodTexts, amount: '12', purpose: 'goods' }, 5),
    ];
    const judged = createRunJudge({ ...runContext, purposes: purposes({}) })(rows);
    expect(judged.purposesNeeded).toEqual([
      { country: 'GR', method: 'W', currency: 'EUR', rows: [2, 4] },
      { country: 'GB', method: 'W', currency: 'GBP', rows: [3] },
    ]);
    expect(judged.rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      ['The purpose of payments to Greece is missing. Choose it once for all of them.'],
      ['The purpose of payments to the United Kingdom is missing. Choose it once for all of them.'],
      ['The purpose of payments to Greece is missing. Choose it once for all of them.'],
      [],
    ]);
  });

  it('has to be one of the list, and waits until the list is read', () => {
    expect(problemsOf({ purpose: 'Rent' })).toEqual([
      'purpose-unknown purpose: Payments to Greece have no purpose called Rent. Choose one of the list.',
    ]);
    expect(choicesOf({ purpose: 'Rent' })).toEqual([
      ['goods', 'Purchase of goods'],
      ['services', 'Purchase of services'],
    ]);
    expect(problemsOf({ purpose: 'goods' }, { purposes: purposes({ choices: null }) })).toEqual([
      'purposes-unread purpose: The purposes of payments to Greece are not read yet. Wait for them, or try again.',
    ]);
    const judged = createRunJudge({ ...runContext, purposes: [] })([
      runRow({ ...goodTexts, purpose: 'goods' }),
    ]);
    expect(judged.purposesNeeded).toEqual([{ country: 'GR', method: 'W', currency: 'EUR', rows: [2] }]);
    expect(createRunJudge(runContext)([runRow({ ...goodTexts, purpose: 'Rent' })]).purposesNeeded).toEqual(
      [],
    );
  });

  it('is that of the country and the method, not of one of them', () => {
    expect(
      problemsOf(
        {},
        {
          purposes: [
            ...purposes({ method: 'E', chosen: 'goods' }),
            ...purposes({ country: 'DE', chosen: 'goods' }),
          ],
        },
      ),
    ).toEqual([expect.stringContaining('purpose-missing')]);
  });

  it('needs a payment method of the payee', () => {
    expect(problemsOf({}, { payees: [{ ...northwind, methods: [] }] })).toEqual([
      'method-missing payee: Northwind Ltd has no payment method. Choose one on the page of the payee, or choose another payee.',
    ]);
  });
});

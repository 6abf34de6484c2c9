import { describe, expect, it } from 'vitest';
import { goodTexts } from '../../test/judgedSamples.ts';
import { contoso, runContext, runRow } from '../../test/runSamples.ts';
import { editRunRow } from './editRunRow.ts';
import { createRunJudge } from './judging/createRunJudge.ts';
import { selectRunPayments } from './judging/selectRunPayments.ts';
import type { RunField } from './runFields.ts';
import type { RunRow, RunRowTexts } from './runRow.ts';

type Edit = readonly [field: RunField, text: string];

const inPounds = { payee: contoso.name, amount: '1,100.00', currency: 'EUR' };
const edited = (texts: Partial<RunRowTexts>, ...edits: readonly Edit[]): RunRow =>
  edits.reduce((row, [field, text]) => editRunRow(row, field, text), runRow(texts));
const judge = (row: RunRow) => {
  const purposes = [
    ...runContext.purposes.filter(({ country }) => country !== 'GB'),
    { country: 'GB', method: 'W', choices: [{ id: 'rent', text: 'Rent' }], chosen: 'rent' },
  ];
  return createRunJudge({ ...runContext, purposes })([row]).rows;
};
const asked = (texts: Partial<RunRowTexts>, ...edits: readonly Edit[]) =>
  judge(edited(texts, ...edits)).flatMap(({ questions }) =>
    questions.map(({ kind, message, tick }) => `${kind}: ${message} [${tick}]`),
  );
const question =
  'amount-currency: The amount 1,100.00 was written in EUR, and the payee receives GBP. Write the amount in GBP, or say that it is in GBP. [The amount is in GBP.]';

describe('an amount that was written in another currency', () => {
  it('is confirmed before it goes, where only the currency of its row was changed', () => {
    const rows = judge(edited(inPounds, ['currency', 'GBP']));
    expect(rows.map(({ problems }) => problems)).toEqual([[]]);
    expect(asked(inPounds, ['currency', 'GBP'])).toEqual([question]);
    expect(selectRunPayments(rows, new Set()).payments).toEqual([]);
    const [key = ''] = rows.flatMap(({ questions }) => questions.map((each) => each.key));
    expect(selectRunPayments(rows, new Set([key])).payments).toHaveLength(1);
  });

  it.each([
    [
      'it was typed again',
      [
        ['currency', 'GBP'],
        ['amount', '955.00'],
      ],
    ],
    [
      'the same figure was typed again',
      [
        ['currency', 'GBP'],
        ['amount', '1,100.00'],
      ],
    ],
    ['nothing but its reference was changed', [['reference', 'INV-7']]],
    [
      'its currency is that of the sheet again',
      [
        ['currency', 'GBP'],
        ['currency', 'EUR'],
      ],
    ],
  ] as const)('is not asked about where %s', (_what, edits) => {
    expect(asked(inPounds, ...edits)).toEqual([]);
  });

  it('is asked about where the currency was taken away, and where the amount was typed before it was changed', () => {
    expect(asked(inPounds, ['currency', ''])).toEqual([question]);
    expect(asked(inPounds, ['amount', '955'], ['currency', 'GBP'])).toEqual([
      question.replace('1,100.00', '955.00'),
    ]);
  });

  it('is asked about once more where the payee receives a third currency', () => {
    const edits = [
      ['currency', 'GBP'],
      ['amount', '955'],
      ['payee', goodTexts.payee],
      ['currency', 'EUR'],
    ] as const;
    expect(asked(inPounds, ...edits)).toEqual([
      'amount-currency: The amount 955.00 was written in GBP, and the payee receives EUR. Write the amount in EUR, or say that it is in EUR. [The amount is in EUR.]',
    ]);
  });

  it('is asked about without what may be an account number', () => {
    expect(asked({ ...inPounds, currency: '4006500010012345' }, ['currency', 'GBP'])).toEqual([
      question.replace('written in EUR', 'written in another currency'),
    ]);
  });

  it('is none where the sheet named no currency, the same one, or its sign', () => {
    for (const currency of ['', 'gbp', '£'])
      expect(asked({ ...inPounds, currency }, ['currency', 'GBP'])).toEqual([]);
  });
});

const pasted = (texts: Partial<RunRowTexts>, ...edits: readonly Edit[]) =>
  judge(edited(texts, ...edits)).map(({ payment }) => payment?.asPasted ?? null);

describe('a row that was edited', () => {
  it('says what the sheet had said of payee, amount and currency, where that was changed', () => {
    expect(pasted(inPounds, ['currency', 'GBP'])).toEqual(['Amount 1,100.00 EUR']);
    expect(pasted({ ...goodTexts, payee: 'Nortwind' }, ['payee', 'p-1'], ['amount', '11'])).toEqual([
      'Payee Nortwind; Amount 10',
    ]);
    expect(pasted({ ...goodTexts, payee: '' }, ['payee', 'p-1'])).toEqual(['Payee empty']);
  });

  it('says nothing where it is as it was pasted, or only something else was changed', () => {
    expect(pasted(goodTexts)).toEqual([null]);
    expect(pasted(goodTexts, ['reference', 'INV-7'])).toEqual([null]);
    expect(pasted(goodTexts, ['amount', '11'], ['amount', '10'])).toEqual([null]);
  });

  it('keeps no account number of the sheet (RUN-8)', () => {
    const texts = { payee: 'GR1601101250000000012302345', amount: '4006500010012345' };
    expect(pasted(texts, ['payee', 'p-1'], ['amount', '10'])).toEqual([
      'Payee not kept, since it may be an account number; Amount not kept, since it may be an account number',
    ]);
  });

  it('has an amount that is a text as any other once it was edited, and not before', () => {
    const row = { ...runRow(goodTexts), isAmountNumber: true };
    expect(editRunRow(row, 'reference', 'INV 8').isAmountNumber).toBe(true);
    expect(editRunRow(row, 'amount', '5').isAmountNumber).toBe(false);
  });
});

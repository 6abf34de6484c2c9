import { describe, expect, it } from 'vitest';
import { choicesOf, judgeOne, problemsOf } from '../../../test/judgedSamples.ts';
import { contoso, northwind } from '../../../test/runSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { ofxRunRules } from '../../ofx/payment-run/ofxRunRules.ts';

describe('a row that is right', () => {
  it('asks for a payment, and has no reason against it', () => {
    expect(judgeOne({ amount: 'EUR 1.200,50', reference: 'INV 7', ownId: '42' })).toEqual({
      row: 2,
      problems: [],
      questions: [],
      payee: northwind,
      amount: makeMoney(120_050n, 'EUR'),
      payment: {
        row: 2,
        payee: northwind,
        amount: makeMoney(120_050n, 'EUR'),
        settlementCurrency: 'USD',
        settlementAccount: 'usd-1',
        method: 'W',
        purpose: 'goods',
        reference: 'INV 7',
        ownId: '42',
      },
    });
  });

  it('may have blanks around what is typed into its cells', () => {
    expect(judgeOne({ payee: ' Northwind Ltd', amount: '10 ', currency: 'EUR ', ownId: ' 7' })).toMatchObject(
      {
        problems: [],
        payment: { payee: northwind, ownId: '7' },
      },
    );
  });

  it("has neither account nor purpose at OFX, where these are the payee's own, and keeps its reference for the report", () => {
    expect(
      judgeOne({ reference: 'x'.repeat(500), purpose: 'x' }, { rules: ofxRunRules, settlementAccounts: [] }),
    ).toMatchObject({
      problems: [],
      payment: { settlementAccount: null, method: null, purpose: null, reference: 'x'.repeat(500) },
    });
  });
});

describe('a row that is wrong', () => {
  it('has all of its reasons at once, each of its cell', () => {
    expect(
      problemsOf({
        payee: '',
        amount: '',
        currency: 'Euro',
        settlementCurrency: 'XYZ',
        reference: 'x'.repeat(141),
      }),
    ).toEqual([
      'payee-missing payee: The payee is missing. Write a name or an id, or choose one.',
      "currency-unknown currency: 'Euro' is no currency that is paid. Write a code such as EUR.",
      'amount-missing amount: The amount is missing. Write it like 1,000.50.',
      "settlement-currency-unknown settlementCurrency: 'XYZ' is no currency that Corpay settles in. Choose another one, such as USD.",
      'reference-wrong reference: The reference has 141 characters, and at most 140 are sent. Shorten it.',
    ]);
  });

  it('says that nobody is called so, and who can have been meant', () => {
    expect(problemsOf({ payee: 'Northwind Limited' })).toEqual([
      'payee-unknown payee: No payee is called Northwind Limited. Choose one, or add this payee.',
    ]);
    expect(choicesOf({ payee: 'Northwind Limited' })).toEqual([
      ['Northwind Ltd', 'Northwind Ltd · EUR •••• 2345'],
    ]);
    expect(choicesOf({ payee: 'Fabrikam' })).toEqual([]);
    for (const texts of [{ currency: 'EUR' }, { amount: '$10' }])
      expect(problemsOf({ payee: 'Fabrikam', ...texts })).toEqual([
        'payee-unknown payee: No payee is called Fabrikam. Choose one, or add this payee.',
      ]);
    expect(choicesOf({ amount: 'x' })).toEqual([]);
  });

  it.each([
    [{ payee: 'Summe' }, 'payee-unknown'],
    [{ payee: 'Grand total:' }, 'payee-unknown'],
    [{ payee: '', reference: 'TOTAL' }, 'payee-missing'],
  ])('is no payment where it seems to be the sum of the others: %j', (texts, kind) => {
    expect(problemsOf(texts)).toEqual([
      `${kind} payee: This row seems to be the sum of the others. Remove it, or write who is paid.`,
    ]);
  });

  it('may name a payee who is called like a sum', () => {
    expect(problemsOf({ payee: 'Total' }, { payees: [{ ...northwind, name: 'Total' }] })).toEqual([]);
    expect(problemsOf({ payee: 'Totally Ltd' })).toEqual([expect.stringContaining('No payee is called')]);
    expect(problemsOf({ payee: '', reference: 'Invoice' })).toEqual([
      'payee-missing payee: The payee is missing. Write a name or an id, or choose one.',
    ]);
  });

  it('says that several are called so, and which', () => {
    const payees = [contoso, { ...contoso, id: 'p-3', accountEnding: '9876' }];
    expect(problemsOf({ payee: 'contoso müller' }, { payees })).toEqual([
      'payee-several payee: 2 payees are called contoso müller. Choose one of them.',
    ]);
    expect(choicesOf({ payee: 'contoso müller' }, { payees })).toEqual([
      ['p-2', 'Contoso Müller · GBP'],
      ['Contoso Müller •••• 9876', 'Contoso Müller · GBP •••• 9876'],
    ]);
  });

  it('names another account than the payee has, or one that cannot be compared', () => {
    expect(problemsOf({ account: 'GR16 0110 1250 0000 0001 2300 000' })).toEqual([
      'account-differs account: This is not the account of Northwind Ltd. Ask the payee which one is right, by a telephone number that you know already, and correct the account.',
    ]);
    expect(problemsOf({ payee: 'Northwind Ltd 9999' })).toEqual([
      expect.stringContaining('account-differs payee: '),
    ]);
    expect(problemsOf({ payee: 'p-2', account: '2345' })[0]).toBe(
      'account-unknown account: The account of Contoso Müller is not known here, so this one cannot be compared. Take it out of the row once you have compared it yourself.',
    );
    expect(problemsOf({ payee: 'p-2 2345' })[0]).toContain('account-unknown payee: ');
  });

  it('is in another currency than the payee', () => {
    expect(problemsOf({ currency: 'usd' })).toEqual([
      'currency-differs currency: Northwind Ltd is paid in EUR, not in USD. Write EUR and its amount, or choose another payee.',
    ]);
    expect(problemsOf({ amount: '$10' })).toEqual([
      'amount-wrong amount: This amount is in USD, and the payee receives EUR. Write the amount in EUR.',
    ]);
    expect(problemsOf({ payee: 'x' }, { payees: [{ ...northwind, name: 'x', currency: 'XAU' }] })).toEqual([
      'currency-unknown payee: x is paid in XAU, which no run can pay. Choose another payee.',
    ]);
    expect(problemsOf({ currency: 'eur', amount: '10 €' })).toEqual([]);
  });

  it('has an amount as far as it can be read, whatever else is wrong with it', () => {
    expect(judgeOne({ amount: '1.500,00', reference: 'x'.repeat(141) })).toMatchObject({
      amount: makeMoney(150_000n, 'EUR'),
      payment: null,
    });
    expect(judgeOne({ payee: 'Nobody', amount: '10', currency: 'EUR' }).amount).toEqual(
      makeMoney(1_000n, 'EUR'),
    );
    for (const texts of [{ payee: 'Nobody' }, { amount: 'ten' }, { currency: 'USD' }, { currency: 'XYZ' }])
      expect(judgeOne(texts).amount).toBe(null);
  });

  it.each([
    ['0.01', 'Amount must be greater than 0.01.'],
    ['100000000.01', 'Max amount is 100000000. At most 100,000,000.'],
    ['ten', 'The amount cannot be read. Write it like 1,000.50.'],
    ['1.000', 'The amount cannot be read. Do you mean 1.00 or 1,000.00?'],
    ['1.2345', 'EUR has two decimals, and this amount has more. Write it like 1,000.50.'],
    ['1.2,345', 'The amount cannot be read. Write it like 1,000.50.'],
  ])('has an amount that Corpay does not deal: %s', (amount, message) => {
    expect(problemsOf({ amount })).toEqual([`amount-wrong amount: ${message}`]);
  });

  it('has an amount that OFX does not deal, which has no largest one (S-9)', () => {
    const ofx = { rules: ofxRunRules };
    expect(problemsOf({ amount: '0' }, ofx)).toEqual(['amount-wrong amount: Amount must be greater than 0.']);
    expect(problemsOf({ amount: '0.01' }, ofx)).toEqual([]);
    expect(problemsOf({ amount: '500000000' }, ofx)).toEqual([]);
  });

  it('can mean two amounts, and both are offered', () => {
    expect(choicesOf({ amount: '1.000' })).toEqual([
      ['1.00', '1.00'],
      ['1000.00', '1,000.00'],
    ]);
    expect(problemsOf({ amount: '1,500' })).toEqual([]);
    expect(problemsOf({ amount: '1,500' }, { isCommaDecimal: true })).toEqual([
      'amount-wrong amount: The amount cannot be read. Do you mean 1.50 or 1,500.00?',
    ]);
    expect(choicesOf({ amount: '1,500' }, { isCommaDecimal: true })).toEqual([
      ['1.50', '1.50'],
      ['1500.00', '1,500.00'],
    ]);
    expect(problemsOf({ amount: '1.500,00' }, { isCommaDecimal: true })).toEqual([]);
  });

  it('has an amount without digits behind the point where its currency has none', () => {
    const payees = [{ ...northwind, currency: 'JPY' }];
    expect(problemsOf({ amount: '' }, { payees })).toEqual([
      'amount-missing amount: The amount is missing. Write it like 1,000.',
    ]);
    expect(problemsOf({ amount: '10.50' }, { payees })).toEqual([
      'amount-wrong amount: JPY has no decimals, and this amount has some. Write it like 1,000.',
    ]);
  });

  it('has a reference with what cannot be seen', () => {
    expect(problemsOf({ reference: 'a\u202eb' })).toEqual([
      'reference-wrong reference: The reference holds a character that cannot be seen. Type it again instead of pasting it.',
    ]);
    expect(problemsOf({ reference: 'x'.repeat(140) })).toEqual([]);
  });
});

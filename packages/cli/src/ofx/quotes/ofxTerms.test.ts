import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../verbs/options.ts';
import { makeOfxDraftFromTerms, readOfxTerms } from './ofxTerms.ts';

const address = { addressLine: '', citySuburb: '', stateProvince: '', postCode: '', country: 'GR' };
const payee = (beneficiaryId: string, currency = 'EUR'): OfxBeneficiary => ({
  beneficiaryId,
  name: beneficiaryId,
  currency,
  classification: '3rd Party',
  paymentReason: '',
  updatedDate: '',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { values: {}, bankAddress: address },
});
const known = [payee('a'), payee('b'), payee('c', 'GBP'), payee('d', 'USD')];

const draftOf = async (
  beneficiary: string | readonly string[],
  more: Readonly<Record<string, string>> = {},
) => {
  const terms = readOfxTerms(readOptions({ beneficiary, ...more }));
  return terms.ok ? makeOfxDraftFromTerms(terms.value, known) : terms;
};
const texts = (drafted: Awaited<ReturnType<typeof draftOf>>) =>
  drafted.ok ? drafted.value.draft.parts.map(({ text }) => text) : [];

describe('the terms of a deal', () => {
  it('are an amount for each beneficiary', async () => {
    const drafted = await draftOf(['a=100', 'b=50.50']);
    expect(drafted).toMatchObject({
      value: {
        request: { lockSide: 'sell', buyCurrency: 'USD', amount: { minor: 15_050n }, beneficiaries: 2 },
      },
    });
    expect(texts(drafted)).toEqual(['100', '50.50']);
  });

  it('or one amount, split evenly (OFX-QUOTE-14)', async () => {
    expect(texts(await draftOf(['a', 'b'], { amount: '0.03' }))).toEqual(['0.02', '0.01']);
  });

  it('or an amount for each beside their sum', async () => {
    expect(texts(await draftOf(['a=25', 'b=75.00'], { amount: '100' }))).toEqual(['25.00', '75.00']);
  });

  it('but never amounts that contradict the total: nothing is split otherwise than it was said', async () => {
    for (const beneficiary of [['a=50', 'b=60'], ['a=50', 'b'], ['a=110']])
      expect(await draftOf(beneficiary, { amount: '100' })).toMatchObject({
        failure: {
          exit: 2,
          message: expect.stringMatching(
            /^The amounts of --beneficiary are €(?:110|50)\.00 in all, and --amount is €100\.00\.$/,
          ),
          hint: 'Leave --amount out to quote these amounts, or the amounts of the beneficiaries to split it evenly.',
        },
      });
  });

  it.each(['buy', 'settlement'])(
    'nor amounts that are received beside one that is paid, since the rate decides: %s',
    async (lock) => {
      expect(await draftOf(['a=50', 'b=60'], { lock, amount: '100' })).toMatchObject({
        failure: {
          exit: 2,
          message: `--lock ${lock} --amount 100 says what you pay, and --beneficiary a=50 what they receive.`,
          hint: 'Leave --lock and --amount out to say what each receives, or the amounts of the beneficiaries to say what you pay.',
        },
      });
    },
  );

  it.each([
    { lock: 'buy', buy: 'gbp' },
    { lock: 'settlement', settlement: 'gbp' },
    { lock: 'settlement', buy: 'gbp' },
  ])('or what the customer pays, in the words of OFX or in those of every partner: %j', async (words) => {
    expect(await draftOf('a', { ...words, amount: '7' })).toMatchObject({
      value: { request: { lockSide: 'buy', amount: { minor: 700n, currency: 'GBP' } } },
    });
  });

  it.each([{}, { lock: 'sell' }, { lock: 'payment' }])('or what is received: %j', async (words) => {
    expect(await draftOf('a', { ...words, amount: '7' })).toMatchObject({
      value: { request: { lockSide: 'sell', amount: { minor: 700n, currency: 'EUR' } } },
    });
  });

  it.each([
    [[], {}, 2, '--beneficiary: Required field.'],
    [['a'], {}, 2, '--amount: Required field.'],
    [['a=1', 'a=2'], {}, 2, 'A beneficiary is named twice.'],
    [['a', 'c'], { amount: '1' }, 2, 'All beneficiaries of one deal are paid in the same currency.'],
    [['a=', 'b=60'], { amount: '60' }, 2, '--beneficiary a: Required field.'],
    [['z'], { amount: '1' }, 5, '--beneficiary z: There is no beneficiary with this id or name.'],
    [['a=1', 'A=2'], {}, 2, 'A beneficiary is named twice.'],
    [['a=1.234'], {}, 2, '--beneficiary a in EUR: Invalid format.'],
    [['a'], { amount: '0' }, 2, '--amount in EUR: Amount must be greater than 0.'],
    [['a'], { amount: '0', lock: 'buy', buy: 'gbp' }, 2, '--amount in GBP: Amount must be greater than 0.'],
    [['a'], { amount: '1', buy: 'GOLD' }, 2, '--buy: Invalid format.'],
    [['a'], { amount: '1', settlement: 'GOLD' }, 2, '--settlement: Invalid format.'],
    [['a'], { amount: '1', lock: 'both' }, 2, '--lock: Invalid format.'],
    [['a'], { amount: ' ' }, 2, '--amount: Required field.'],
    [['a'], { amount: '1.234' }, 2, '--amount: Invalid format.'],
    [['d=1'], {}, 2, 'They are paid in USD: --buy must name another currency to send.'],
    [['c=1'], { buy: 'gbp' }, 2, 'They are paid in GBP: --buy must name another currency to send.'],
  ])('%j %j are refused before anything is sent', async (beneficiary, more, exit, message) => {
    expect(await draftOf(beneficiary, more)).toMatchObject({ ok: false, failure: { exit, message } });
  });
});

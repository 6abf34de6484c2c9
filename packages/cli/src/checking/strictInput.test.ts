import { expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

const template = { rules: [] };
const account = { id: 'A1', currency: 'USD' };
const payee = { clientIntegrationId: 'b1', curr: 'EUR' };
const euro = { amount: '1.00', currency: 'EUR' };
const asked = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: '1.00' };
const amounts = { total: '1.00', currency: 'USD', weights: [1] };

it.each([
  ['error', { call: 'quote', status: null, expct: { kind: 'gone' } }, 'expct'],
  ['error', { call: 'quote', status: null, expect: { knd: 'gone' } }, 'knd'],
  ['error', { call: 'quote', status: null, expect: {} }, 'expect'],
  ['wizard', { template, expect: { stepp: 'review' } }, 'stepp'],
  ['wizard', { template, expect: {} }, 'expect'],
  ['quote', { events: [], expects: { bookDeal: true } }, 'expects'],
  ['quote', { events: [], expect: {} }, 'expect'],
  ['quote', { events: [{ at: 0, type: 'time-passed', att: 1 }] }, 'att'],
  ['beneficiary', { template, record: {}, recrd: {} }, 'recrd'],
  ['fees', { settlementAccount: 'A1', accounts: [account], feeAcount: 'A1' }, 'feeAcount'],
  ['split', { ...amounts, weight: [1] }, 'weight'],
  [
    'beneficiary',
    { template: { rules: [{ id: 'iban', requird: true }] }, record: {} },
    'template.rules.0.requird',
  ],
  [
    'wizard',
    { template: { content: { template: { rules: [{ validationRules: [{ regex: 'x' }] }] } } } },
    'template.content.template.rules.0.validationRules.0.regex',
  ],
  [
    'wizard',
    { template, events: [{ type: 'rules-received', template: { rules: [{ valueSet: [{ txt: 'x' }] }] } }] },
    'events.0.template.rules.0.valueSet.0.txt',
  ],
  ['wizard', { template: { rules: [], bankRegions: [{ nam: 'x' }] } }, 'template.bankRegions.0.nam'],
  ['wizard', { template, values: { nickname: null } }, 'values.nickname'],
  [
    'wizard',
    { template, values: { regulatory: [{ key: 'a', value: 'b', vlue: 'c' }] } },
    'values.regulatory.0.vlue',
  ],
  ['wizard', { template, events: [{ type: 'bank-chosen', bank: { swift: 'x' } }] }, 'events.0.bank.swift'],
  [
    'quote',
    { events: [{ at: 0, type: 'beneficiary-chosen', beneficiary: { ...payee, method: ['W'] } }] },
    'events.0.beneficiary.method',
  ],
  [
    'quote',
    {
      events: [
        {
          at: 0,
          type: 'answered',
          quote: { quoteId: 'q', settlement: { ...euro, minor: 1 }, payment: euro },
        },
      ],
    },
    'events.0.quote.settlement.minor',
  ],
  ['error', { call: 'quote', status: null, request: { ...asked, lock: 'Payment' } }, 'request.lock'],
  [
    'fees',
    { settlementAccount: { ...account, curency: 'USD' }, accounts: [account] },
    'settlementAccount.curency',
  ],
  [
    'fees',
    { settlementAccount: 'A1', accounts: [{ ...account, method: { id: 'W', txt: '' } }] },
    'accounts.0.method.txt',
  ],
])('check %s with %j is called wrongly, and the member is named: %s', async (check, given, member) => {
  const { code, stderr } = await runFxg(['check', check], { stdin: JSON.stringify(given) });
  expect(code).toBe(2);
  expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining(member) } });
});

it.each([
  ['beneficiary', { template, recrd: {} }, ['recrd: is no known member', 'record: ']],
  ['beneficiary', { templat: template, record: { nam: 'x' } }, ['templat: ', 'record.nam: ', 'template: ']],
  ['fees', { settlementAccount: 'A1', acounts: [account] }, ['acounts: ', 'accounts: ']],
  ['quote', { events: [{ at: 0, tpye: 'time-passed' }] }, ['events.0.tpye: ', 'events.0.type: ']],
  ['quote', { events: [{ att: 0, type: 'time-passed' }] }, ['events.0.att: ', 'events.0.at: ']],
  ['wizard', { template, events: [{ typ: 'GO_BACK' }] }, ['events.0.typ: ', 'events.0.type: ']],
  ['wizard', { template: { ruls: [] } }, ['template.ruls: ', 'template: ']],
])('check %s with %j says what is missing and what was perhaps meant for it', async (check, given, said) => {
  const { code, stderr } = await runFxg(['check', check], { stdin: JSON.stringify(given) });
  expect(code).toBe(2);
  for (const part of said) {
    expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining(part) } });
  }
});

it('a quote hears nothing in the wrong order', async () => {
  const events = [5, 5, 4].map((at) => ({ at, type: 'time-passed' }));
  const { code, stderr } = await runFxg(['check', 'quote'], { stdin: JSON.stringify({ events }) });
  expect(code).toBe(2);
  expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringContaining('events.2.at') } });
});

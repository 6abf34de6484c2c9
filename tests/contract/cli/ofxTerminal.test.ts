import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import { fxgUser } from './fxg.ts';
import { waiting, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow as allowAt, ofxEmail as email } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

const aBooking = { service: 'ofx', path: '/payments/deals', method: 'POST' };

type Beneficiary = { readonly beneficiary: string; readonly name: string; readonly currency: string };
type Deal = { readonly dealId: string; readonly beneficiaries: number };

let fxg: FxgWithSandbox;

signedInTerminal((opened) => (fxg = opened), { program: 'sources', email });

const terminal = () => ({ url: fxg.url, home: fxg.user.home });
const allow = () => allowAt(terminal());

const euros = async (): Promise<readonly string[]> =>
  (await fxg.user.fxg('beneficiaries', 'list', '--currency', 'EUR'))
    .data<readonly Beneficiary[]>()
    .map(({ beneficiary }) => beneficiary);

const deals = async () => (await fxg.user.fxg('deals', 'list')).data<readonly Deal[]>();

it('every command of these customers writes the JSON that is promised', async () => {
  await allow();
  const [one = ''] = await euros();
  const [{ dealId } = { dealId: '' }] = await deals();
  for (const [name, ...words] of [
    ['whoami'],
    ['beneficiaries list'],
    ['beneficiaries delete', one, '--dry-run'],
    ['quotes request', '--beneficiary', one, '--lock', 'buy', '--amount', '1000'],
    ['quotes watch', '--beneficiary', `${one}=100`, '--count', '1'],
    ['quotes book', '--beneficiary', `${one}=100`, '--dry-run'],
    ['quotes book', '--beneficiary', `${one}=100`, '--yes', '--max-buy', '5000'],
    ['quotes settle'],
    ['deals list'],
    ['deals show', dealId],
  ] as const) {
    const ran = await fxg.user.fxg(...name.split(' '), ...words);
    expect(ran.code, ran.stderr).toBe(0);
    expect([name, commandOutputs[name]?.parse(ran.data())]).toEqual([name, ran.data()]);
  }
});

describe('deals from a terminal', () => {
  it('are booked for three beneficiaries from each side, and found in the list', async () => {
    await allow();
    const before = await deals();
    const [one = '', two = '', three = ''] = await euros();
    const watch = ['quotes', 'watch', '--beneficiary', `${one}=100`, '--book', '--max-buy', '1000', '--yes'];
    const file = join(fxg.user.home, 'what-happened.json');
    const watched = await fxg.user.fxg(...watch, '--record', file);
    const [quote, announced, last] = watched.stdout.trim().split('\n');
    expect(JSON.parse(announced ?? '')).toMatchObject({ event: 'booking' });
    expect(JSON.parse(quote ?? '')).toMatchObject({
      event: 'quote',
      payment: { amount: '100.00', currency: 'EUR' },
      beneficiaries: [{ beneficiary: one, amount: '100.00' }],
    });
    const first: Deal & { readonly event: string } = JSON.parse(last ?? '');
    expect(first.event).toBe('booked');
    const recorded = await readFile(file, 'utf8');
    const secrets = [one, first.dealId, JSON.parse(quote ?? '').quoteId, 'Thalassa', 'sandbox.test'];
    expect(secrets.filter((secret) => recorded.includes(secret))).toEqual([]);
    const { states, calls } = (await fxg.user.fxg('replay', file)).data<{
      states: unknown[];
      calls: unknown[];
    }>();
    expect(calls).toContainEqual(
      expect.objectContaining({
        call: 'POST /payments/deals',
        became: 'answered',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    );
    expect(states.at(-1)).toMatchObject({
      quote: 'quote-1',
      booking: { became: 'booked', deal: 'deal-1', payment: { amount: '100.00', currency: 'EUR' } },
    });
    const matched = (await fxg.user.fxg('replay', file, '--match')).data<{ matches: unknown[] }>();
    expect(matched.matches).toMatchObject([{ booking: 'deal-1', found: [{ number: first.dealId }] }]);
    const statusOf = async (quoteId: string) =>
      (await fxg.user.fxg('quotes', 'show', quoteId)).data<{ status: string }>().status;
    const asked = await fxg.user.fxg('quotes', 'request', '--beneficiary', `${one}=100`);
    expect(await statusOf(asked.data<{ quoteId: string }>().quoteId)).toBe('open');
    expect(asked.data()).toMatchObject({
      market: { difference: { currency: 'USD' }, percent: expect.any(String) },
    });
    const became = (await fxg.user.fxg('quotes', 'show', JSON.parse(quote ?? '').quoteId)).data();
    expect(commandOutputs['quotes show'].parse(became)).toEqual(became);
    expect(became).toMatchObject({
      status: 'booked',
      dealId: first.dealId,
      terms: { payment: { amount: '100.00', currency: 'EUR' } },
    });
    const { code, error } = await fxg.user.fxg('quotes', 'show', '6b1f0c9e-2a44-4f0e-9d53-0c1f7d3a9b10');
    expect([code, error().message]).toEqual([5, expect.stringContaining('There is no such quote.')]);
    const parts = [`${one}=100`, `${two}=50.50`, `${three}=0.01`].flatMap((each) => ['--beneficiary', each]);
    const sold = await fxg.user.fxg('quotes', 'book', ...parts, '--yes', '--max-buy', '1000');
    expect(sold.data()).toMatchObject({
      payment: { amount: '150.51', currency: 'EUR' },
      beneficiaries: [{ amount: '100.00' }, { amount: '50.50' }, { amount: '0.01' }],
    });
    const all = [one, two, three].flatMap((id) => ['--beneficiary', id]);
    const paid = ['--lock', 'buy', '--amount', '1000', '--yes', '--min-sell', '1'];
    const bought = await fxg.user.fxg('quotes', 'book', ...all, ...paid);
    expect(bought.data()).toMatchObject({ settlement: { amount: '1000.00', currency: 'USD' } });
    const booked = [...[bought, sold].map((ran) => ran.data<Deal>().dealId), first.dealId];
    const after = await deals();
    expect(after.slice(0, 3).map(({ dealId }) => dealId)).toEqual(booked);
    expect(after).toHaveLength(before.length + 3);
    const shown = await fxg.user.fxg('deals', 'show', booked[1] ?? '');
    expect(shown.data<{ payments: unknown }>().payments).toMatchObject([
      { beneficiary: one, amount: '100.00', currency: 'EUR' },
      { beneficiary: two, amount: '50.50' },
      { beneficiary: three, amount: '0.01' },
    ]);
  });

  it('are booked once by two terminals at the same moment, and again by another command', async () => {
    await allow();
    const before = await deals();
    const [one = ''] = await euros();
    const book = ['quotes', 'book', '--beneficiary', `${one}=31.10`, '--yes', '--max-buy', '1000'];
    // Both have looked at the deals before either books.
    await fxg.control.hold(aBooking);
    const running = [fxg.user.start(...book), fxg.user.start(...book)];
    await Promise.any(running.map(({ said }) => said(waiting)));
    await fxg.control.clearFaults();
    const both = await Promise.all(running.map(({ ran }) => ran));
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 8]);
    expect(both.find(({ code }) => code === 8)?.error().code).toBe('same-booked');
    const again = await fxg.user.fxg(...book);
    expect([again.code, again.error().code]).toEqual([8, 'same-booked']);
    expect(await deals()).toHaveLength(before.length + 1);
    expect((await fxg.user.fxg(...book, '--despite-same')).code).toBe(0);
    expect(await deals()).toHaveLength(before.length + 2);
  });

  it('are waited for by a terminal that begins while another one sends the same, and not booked twice', async () => {
    await allow();
    const before = await deals();
    const [one = ''] = await euros();
    const book = ['quotes', 'book', '--beneficiary', `${one}=31.30`, '--yes', '--max-buy', '1000'];
    await fxg.control.hold(aBooking);
    const first = fxg.user.start(...book);
    await fxg.control.faultsStruck();
    const second = fxg.user.start(...book);
    await second.said(waiting);
    await fxg.control.clearFaults();
    expect((await first.ran).code).toBe(0);
    const stopped = await second.ran;
    expect([stopped.code, stopped.error().code]).toEqual([8, 'same-booked']);
    expect(await deals()).toHaveLength(before.length + 1);
  });

  it('that another device booked are not booked by --yes: 8, with its deal and how to book it all the same', async () => {
    await allow();
    const otherDevice = await fxgUser(fxg.url, 'sources');
    await otherDevice.beSignedIn(email);
    const before = await deals();
    const [one = ''] = await euros();
    const book = ['quotes', 'book', '--beneficiary', `${one}=31.20`, '--yes', '--max-buy', '1000'];
    const { reference } = (await otherDevice.fxg(...book)).data<{ reference: string }>();
    await otherDevice.leave();
    const stopped = await fxg.user.fxg(...book);
    expect([stopped.code, stopped.error().code]).toEqual([8, 'same-booked']);
    expect(stopped.error().message).toMatch(
      new RegExp(
        `^Nothing was sent\\. In the last seven days you booked €31\\.20 for .*: deal ${reference} of`,
      ),
    );
    expect(stopped.error().hint).toContain('--despite-same');
    expect(await deals()).toHaveLength(before.length + 1);
    expect((await fxg.user.fxg(...book, '--despite-same')).code).toBe(0);
    expect(await deals()).toHaveLength(before.length + 2);
  });

  it('whose answer is lost is not sent again: the list and the user settle it (S-77, S-80)', async () => {
    await allow();
    const [one = ''] = await euros();
    const book = ['quotes', 'book', '--beneficiary', `${one}=77.70`, '--yes', '--max-buy', '1000'];
    await fxg.control.faults({ ...aBooking, fault: 'reset-after', times: 1 });
    const lost = await fxg.user.fxg(...book);
    expect(lost.code).toBe(8);
    expect(lost.error()).toMatchObject({ code: 'outcome-unknown' });
    const again = await fxg.user.fxg(...book);
    expect(again.error()).toMatchObject({ code: 'same-open' });
    const { hint } = again.error();
    const named = /This deal may be your booking\..*: OFX-\w+ \([\da-f-]{36}, .*77\.70.*\)/;
    expect(hint).toMatch(named);
    expect((await fxg.user.signIn(email)).stderr).toMatch(named);
    const looked = await fxg.user.fxg('quotes', 'settle');
    expect(looked.code).toBe(8);
    expect(looked.error().hint).toBe(hint);
    const [, reference = '', dealId = ''] = /(OFX-\w+) \(([\da-f-]{36}), /.exec(looked.error().hint) ?? [];
    expect(looked.error().hint).toMatch(/From \d\d:\d\d:\d\d \w.* on it can be said/);
    expect((await fxg.user.fxg('quotes', 'settle', '--none')).code).toBe(8);
    expect((await fxg.user.fxg('deals', 'show', reference)).data()).toMatchObject({
      dealId,
      timeline: [
        { from: 'this-machine', what: expect.stringContaining('it may have become this deal.') },
        { from: 'partner', what: 'Booked.' },
        { from: 'partner', what: 'Value date.' },
      ],
    });
    const settled = await fxg.user.fxg('quotes', 'settle', '--deal', reference);
    expect(settled.stderr).toContain(`The reference ${reference} is the deal ${dealId}.`);
    expect(settled.data()).toMatchObject([{ became: 'booked', dealId, reference }]);
    expect(settled.stderr).toMatch(
      new RegExp(`You were booking €77\\.70 for .* It is deal ${reference} \\(${dealId}\\)\\.`),
    );
    expect((await fxg.user.fxg('quotes', 'settle')).data()).toEqual([]);
    expect((await fxg.user.fxg('deals', 'show', dealId)).data()).toMatchObject({
      timeline: [
        { what: expect.stringMatching(/^The booking of €77\.70 for .* became this deal\.$/) },
        {},
        {},
      ],
    });
  });
});

it('a beneficiary is added once form, template and partner have nothing against it', async () => {
  await allow();
  const file = join(fxg.user.home, 'payee.json');
  const address = {
    addressLine: '1 Quay Street',
    citySuburb: 'London',
    stateProvince: 'London',
    postCode: 'E1 1AA',
  };
  const payee = {
    name: 'Harbour Books',
    currency: 'GBP',
    classification: '3rd Party',
    paymentReason: 'Invoices',
    beneficiaryAddress: { ...address, country: 'GB' },
    beneficiaryBankDetails: { bankName: 'Harbour Bank', account: '12', sortCode: '20-00-00' },
  };
  const add = async (record: object) => {
    await writeFile(file, JSON.stringify(record));
    return fxg.user.fxg('beneficiaries', 'add', '--file', file, '--yes');
  };
  const wrong = await add(payee);
  expect(wrong.code).toBe(2);
  expect(wrong.data()).toEqual({
    problems: [{ fieldName: 'beneficiaryBankDetails.account', message: 'Invalid format.' }],
  });
  const details = { ...payee.beneficiaryBankDetails, account: '12345678' };
  const added = await add({ ...payee, beneficiaryBankDetails: details });
  expect(added.data()).toMatchObject({ saved: true });
  const { beneficiary: beneficiaryId } = added.data<Beneficiary>();
  const shown = await fxg.user.fxg('beneficiaries', 'show', beneficiaryId);
  expect(shown.data()).toMatchObject({ name: 'Harbour Books', beneficiaryBankDetails: details });
  await writeFile(
    file,
    JSON.stringify({ paymentReason: 'Rent', beneficiaryBankDetails: { account: '8765432' } }),
  );
  const edit = ['beneficiaries', 'edit', beneficiaryId, '--file', file, '--yes'];
  expect((await fxg.user.fxg(...edit)).data()).toMatchObject({
    problems: [{ fieldName: 'beneficiaryBankDetails.account' }],
  });
  await writeFile(
    file,
    JSON.stringify({ paymentReason: 'Rent', beneficiaryBankDetails: { account: '87654321' } }),
  );
  const edited = await fxg.user.fxg(...edit);
  expect(edited.data()).toMatchObject({ beneficiary: beneficiaryId, saved: true });
  expect(edited.stderr).toMatch(/Payment Reason\s+Invoices → Rent[^]*••••5678 → ••••4321/);
  expect((await fxg.user.fxg(...edit)).data()).toMatchObject({ beneficiary: beneficiaryId, saved: false });
  expect((await fxg.user.fxg('beneficiaries', 'delete', beneficiaryId, '--yes')).code).toBe(0);
  expect((await fxg.user.fxg('beneficiaries', 'show', beneficiaryId)).code).toBe(5);
});

it('market rates come from the partner, pair by pair, without an authorization (RATE-9, RATE-11, SHELL-12)', async () => {
  const rates = await fxg.user.fxg('rates', '--base', 'EUR');
  expect(rates.data()).toMatchObject({
    base: 'EUR',
    rates: { USD: expect.any(String), MYR: expect.any(String) },
  });
  expect(await fxg.control.journal({ service: 'ofx', path: '/ofxrates/EUR' })).toHaveLength(12);
  expect(await fxg.control.journal({ service: 'rates' })).toEqual([]);
});

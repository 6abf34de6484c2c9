import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

type Rules = { readonly fields: readonly { readonly propertyKey: string }[] };
type Reported = {
  readonly rows: readonly { readonly row: number; readonly beneficiary: string; readonly status: string }[];
};
type Listed = { readonly beneficiary: string; readonly accountEnding: string | null };

let fxg: FxgWithSandbox;
signedInTerminal((opened) => (fxg = opened), { program: 'sources', email: ofxEmail });

const run = (...words: readonly string[]) => fxg.user.fxg('beneficiaries', ...words);
const file = async (name: string, text: string): Promise<string> => {
  const path = join(fxg.user.home, name);
  await writeFile(path, text);
  return path;
};

const columns = [
  'name',
  'currency',
  'classification',
  'paymentReason',
  'beneficiaryAddress.addressLine',
  'beneficiaryAddress.citySuburb',
  'beneficiaryAddress.stateProvince',
  'beneficiaryAddress.postCode',
  'beneficiaryAddress.country',
  'beneficiaryBankDetails.bankName',
  'beneficiaryBankDetails.account',
  'beneficiaryBankDetails.sortCode',
  'beneficiaryBankDetails.bankAddress.country',
];
const rowOf = (name: string, account: string, sortCode = '20-00-00') =>
  `${name},GBP,3rd Party,Invoices,1 Quay Street,London,London,E1 1AA,GB,Harbour Bank,${account},${sortCode},GB`;
const table = (...rows: readonly string[]) => [columns.join(','), ...rows].join('\n');

const add = async (name: string, text: string, ...more: readonly string[]) =>
  run('add', '--file', await file(name, text), '--yes', ...more);
const statuses = (ran: { data<T>(): T }) => ran.data<Reported>().rows.map(({ status }) => status);

it('the rules of a country name the fields of a file, which is added once however often it is run', async () => {
  await allow({ url: fxg.url, home: fxg.user.home });
  const rules = await run('rules', '--country', 'GB');
  expect(rules.code, rules.stderr).toBe(0);
  expect(commandOutputs['beneficiaries rules'].parse(rules.data())).toEqual(rules.data());
  expect(rules.data<Rules>().fields.map(({ propertyKey }) => propertyKey)).toEqual(
    expect.arrayContaining(['bankName', 'account', 'sortCode']),
  );
  const two = table(rowOf('Fern', '11112222'), rowOf('Rimu', '33334444'));
  const added = await add('two.csv', two);
  expect([added.code, statuses(added)], added.stderr).toEqual([0, ['saved', 'saved']]);
  expect(commandOutputs['beneficiaries add'].parse(added.data())).toEqual(added.data());
  expect(added.stdout + added.stderr).not.toMatch(/11112222|33334444/);
  const again = await add('two.csv', two);
  expect([again.code, again.data<Reported>().rows.map(({ beneficiary }) => beneficiary)]).toEqual([
    0,
    added.data<Reported>().rows.map(({ beneficiary }) => beneficiary),
  ]);
  expect(statuses(again)).toEqual(['already-saved', 'already-saved']);
  const found = (await run('list', '--search', '4444')).data<readonly Listed[]>();
  expect(found).toMatchObject([{ name: 'Rimu', accountEnding: '4444' }]);
});

it('two terminals that add from one file at the same moment add nobody twice', async () => {
  await allow({ url: fxg.url, home: fxg.user.home });
  const path = await file('one.csv', table(rowOf('Totara', '55556666')));
  // Both have looked who is there before either adds.
  const check = { service: 'ofx', path: '/payments/beneficiaries/validate' };
  await fxg.control.faults({ ...check, fault: 'delay', delayMs: 20_000, times: 2 });
  const start = () => fxg.user.start('beneficiaries', 'add', '--file', path, '--yes');
  const running = [start(), start()];
  await fxg.control.faultsStruck();
  await fxg.control.clearFaults();
  const both = await Promise.all(running.map(({ ran }) => ran));
  expect(both.flatMap(statuses).toSorted()).toEqual(['already-saved', 'saved']);
});

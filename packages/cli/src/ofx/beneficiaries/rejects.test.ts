import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../test/answersInTurn.ts';
import { ofxPayeeCustomer } from '../../../test/ofxAddressBook.ts';
import { readCsv } from '@fx-gateway/domain/spreadsheets/readCsv.ts';

const columns =
  'name,currency,paymentReason,beneficiaryAddress.addressLine,beneficiaryAddress.citySuburb,beneficiaryAddress.stateProvince,beneficiaryAddress.postCode,beneficiaryAddress.country,beneficiaryBankDetails.bankName,beneficiaryBankDetails.account';
const row = (name: string, account: string, reason = 'Invoices') =>
  `${name},AUD,${reason},1 Quay Street,Sydney,NSW,2000,AU,Harbour Bank,${account}`;
const table = (...rows: readonly string[]) => [columns, ...rows].join('\n');

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fxg-rejects-'));
  file = join(folder, 'rejects.csv');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Customer = ReturnType<typeof ofxPayeeCustomer>;
const add = ({ run }: Customer, stdin: string, ...more: readonly string[]) =>
  run(['beneficiaries', 'add', '--file', '-', '--rejects', file, ...more], { stdin });
const cellsOf = async () => {
  const rows = readCsv(await readFile(file, 'utf8'));
  return 'openQuoteIn' in rows ? [] : rows.map(({ cells }) => cells.slice(0, 5));
};

describe('the rows of a file that are not added, where a file for them is named', () => {
  it.each([['--dry-run'], ['--yes']])(
    'stand there with where and why, as they were, for %s',
    async (flag) => {
      const customer = ofxPayeeCustomer();
      customer.odd.judge = ({ name }) =>
        name === 'Rimu' ? [{ fieldName: 'account', message: 'No such account.' }] : [];
      const ran = await add(
        customer,
        table(row('Fern', '11111111'), row('Rimu', '22222222', '-1 + 1')),
        flag,
      );
      expect(ran.code).toBe(2);
      expect(await cellsOf()).toEqual([
        ['rejected-row', 'rejected-why', 'name', 'currency', 'paymentReason'],
        [
          '3',
          expect.stringMatching(/^account: No such account\. See what is asked for/),
          'Rimu',
          'AUD',
          "'-1 + 1",
        ],
      ]);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(ran.stderr).toContain(
        `None of the 2 rows was added. The wrong one stands in ${file} with the reason: correct it in the file that you gave, and run the same command again.`,
      );
      expect(customer.book).toEqual([]);
    },
  );

  it('are read again as they were before, once they are corrected', async () => {
    const customer = ofxPayeeCustomer();
    customer.odd.judge = () => [{ fieldName: 'account', message: 'No such account.' }];
    await add(customer, table(row('Rimu', '22222222', '-1 + 1')), '--yes');
    customer.odd.judge = () => [];
    const again = await add(customer, await readFile(file, 'utf8'), '--yes');
    expect(again.code, again.stderr).toBe(0);
    expect(customer.book).toMatchObject([{ name: 'Rimu', paymentReason: '-1 + 1' }]);
  });

  it('are those too that the partner refuses, and there is no file where all are added', async () => {
    const customer = ofxPayeeCustomer();
    customer.next('add').fails(refusal('Not this one.'));
    const ran = await add(customer, table(row('Fern', '11111111'), row('Rimu', '22222222')), '--yes');
    expect(ran.code).toBe(7);
    expect((await cellsOf()).map(([at, , name]) => [at, name])).toEqual([
      ['rejected-row', 'name'],
      ['2', 'Fern'],
    ]);
    expect(ran.stderr).toContain(`The rows that were not added stand in ${file}, each with the reason`);
    await rm(file);
    expect((await add(ofxPayeeCustomer(), table(row('Fern', '11111111')), '--yes')).code).toBe(0);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  it('are not all that is left where the adding stopped, and that is said', async () => {
    const customer = ofxPayeeCustomer();
    customer.next('add').fails(refusal('Not this one.'));
    customer.next('add').fails(callFailure('no-answer', '/add'));
    const rows = ['Fern', 'Rimu', 'Kauri'].map((name, at) => row(name, `1111111${at}`));
    const ran = await add(customer, table(...rows), '--yes');
    expect(ran.stderr).toContain(
      `others may not be added either: correct the refused ones in the file that you gave`,
    );
  });

  it('are those too whose account is in the file twice, beside the wrong ones and alone', async () => {
    const customer = ofxPayeeCustomer();
    customer.odd.judge = ({ name }) =>
      name === 'Kauri' ? [{ fieldName: 'account', message: 'No such account.' }] : [];
    const twice = [row('Fern', '11111111'), row('Rimu', '11111111')];
    const beside = await add(customer, table(...twice, row('Kauri', '33333333')), '--yes');
    expect(beside.code).toBe(2);
    const why: unknown = expect.stringMatching(
      /the same account and currency as in row 2\..*Take the second row out/,
    );
    expect((await cellsOf()).slice(1).map((cells) => cells.slice(0, 3))).toEqual([
      ['3', why, 'Rimu'],
      ['4', expect.stringContaining('No such account'), 'Kauri'],
    ]);
    expect(beside.stderr).toContain('None of the 3 rows was added. The 2 wrong ones stand in');
    await rm(file);
    const alone = await add(ofxPayeeCustomer(), table(...twice), '--yes');
    expect([alone.code, alone.error().code]).toEqual([2, 'usage']);
    expect((await cellsOf()).slice(1).map((cells) => cells.slice(0, 3))).toEqual([['3', why, 'Rimu']]);
    const more = table(...twice, row('Kauri', '33333333'));
    const wanted = await add(customer, more, '--yes', '--despite-same-account');
    expect(wanted.stderr).toContain('None of the 3 rows was added. The wrong one stands in');
  });

  it('are also written of a list of objects', async () => {
    const customer = ofxPayeeCustomer();
    const wrong = { name: 'Fern', currency: 'XXX', beneficiaryAddress: { country: 'AU' } };
    expect((await add(customer, JSON.stringify([wrong]), '--yes')).code).toBe(2);
    expect(await cellsOf()).toMatchObject([
      ['rejected-row', 'rejected-why', 'name', 'currency', 'beneficiaryAddress.country'],
      ['1', expect.stringContaining('currency'), 'Fern', 'XXX', 'AU'],
    ]);
  });

  it('replace nothing but an earlier such file, and that is known before anything is asked', async () => {
    await writeFile(file, 'my own notes');
    const customer = ofxPayeeCustomer();
    const ran = await add(customer, table(row('Fern', '11111111')), '--yes');
    expect([ran.code, ran.error().message]).toEqual([
      2,
      `--rejects: ${file} is there already and holds something else, so it stays as it is.`,
    ]);
    expect(customer.sent).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe('my own notes');
  });
});

describe('what a file leaves out', () => {
  it('is shown as it is proposed', async () => {
    const { stderr } = await ofxPayeeCustomer().run('beneficiaries add --file - --dry-run', {
      stdin: table(row('Fern', '11111111')),
    });
    expect(stderr).toMatch(/Row 2 +Fern, Own Account \(proposed\), AU, AUD, account/);
  });
});

describe('a row that could not be judged', () => {
  it('is named in the error', async () => {
    const customer = ofxPayeeCustomer();
    customer.next('validate').fails(callFailure('server-trouble', '/validate', { status: 500 }));
    const ran = await customer.run('beneficiaries add --file - --yes', {
      stdin: table(row('Fern', '11111111'), row('Rimu', '22222222')),
    });
    expect([ran.code, ran.error().message]).toEqual([1, expect.stringMatching(/^Row 2: /)]);
  });
});

describe('two rows with one account', () => {
  it('end a dry run as they end the run', async () => {
    const stdin = table(row('Fern', '11111111'), row('Rimu', '11111111'));
    const line = 'beneficiaries add --file -';
    const dry = await ofxPayeeCustomer().run(`${line} --dry-run`, { stdin });
    const run = await ofxPayeeCustomer().run(`${line} --yes`, { stdin });
    expect([dry.code, dry.error()]).toEqual([2, run.error()]);
    expect(dry.data()).toMatchObject({ dryRun: true });
    expect((await ofxPayeeCustomer().run(`${line} --dry-run --despite-same-account`, { stdin })).code).toBe(
      0,
    );
  });
});

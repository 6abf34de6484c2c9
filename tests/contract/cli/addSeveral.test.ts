import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai } from './beneficiaryTerminal.ts';

const terminal = beneficiaryTerminal();

type Reported = {
  readonly rows: readonly {
    readonly row: number;
    readonly beneficiary: string;
    readonly status: string;
    readonly message: string | null;
  }[];
};
type Problems = {
  readonly problems: readonly { readonly row: number; readonly field: string; readonly cure: string }[];
};

const file = async (name: string, text: string | Uint8Array): Promise<string> => {
  const path = join(terminal.user.home, name);
  await writeFile(path, text);
  return path;
};
const addFile = async (name: string, text: string | Uint8Array, ...more: readonly string[]) =>
  terminal.beneficiaries('add', '--file', await file(name, text), ...(more.length === 0 ? ['--yes'] : more));

const named = (accountHolderName: string, accountNumber = '') => ({
  ...kowhai,
  accountHolderName,
  accountNumber,
});
const account = (base: number): string => `12-3021-${String(base).padStart(7, '0')}-00`;
/** Three beneficiaries of one test, with accounts whose digits prove each other. */
const three = (bases: readonly [number, number, number], names: readonly [string, string, string]) =>
  names.map((name, at) => named(name, account(bases[at] ?? 0)));
const lines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');
const csv = (records: readonly Readonly<Record<string, string>>[], separator = ',') => {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [columns, ...records.map((record) => columns.map((column) => record[column] ?? ''))]
    .map((row) => row.join(separator))
    .join('\r\n');
};

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('somebody whose file is not UTF-8', () => {
  const street = { ...named('Fern', account(3)), accountHolderAddress1: 'Stra\u00dfe 5' };

  it('hears its line and what it looks like, and no letter is lost in what is saved', async () => {
    const table = await addFile('latin1.csv', latin1(csv([street])));
    expect([table.code, table.error().message]).toEqual([
      2,
      expect.stringMatching(/latin1\.csv is not UTF-8: line 2 looks like Latin-1 \(ISO 8859-1\)\.$/),
    ]);
    const wide = await addFile('wide.csv', Buffer.from(`\uFEFF${csv([street])}`, 'utf16le'));
    expect(wide.error().message).toMatch(/line 1 looks like UTF-16 \(little endian, with its mark\)\.$/);
    const path = await file(
      'latin1.json',
      latin1(JSON.stringify({ accountHolderAddress1: 'Stra\u00dfe 5' })),
    );
    const edited = await terminal.beneficiaries('edit', 'B1', '--file', path, '--yes');
    expect([edited.code, edited.error().message]).toEqual([
      2,
      expect.stringMatching(/line 1 looks like Latin-1/),
    ]);
    for (const method of ['POST', 'PUT', 'PATCH']) expect(await terminal.sent(method)).toEqual([]);
  });
});

describe('somebody who adds several beneficiaries from a file', () => {
  it('has all of them judged first: nothing is sent when one is wrong, and every row says what and what to do', async () => {
    const wrong = await addFile(
      'wrong.csv',
      csv([named('Fern', account(3)), { ...named('Rimu', '12-3021-0123469-00'), accountHolderCity: '' }]),
    );
    expect([wrong.code, wrong.error().code]).toEqual([2, 'invalid-beneficiary']);
    const { problems } = wrong.data<Problems>();
    expect(problems.map(({ row, field }) => [row, field])).toEqual([
      [3, 'accountHolderCity'],
      [3, 'accountNumber'],
    ]);
    expect(problems[0]?.cure).toContain('fxg beneficiaries rules --country NZ --currency NZD');
    expect(wrong.error().hint).toContain('Row 3, accountNumber');
    expect(wrong.stdout + wrong.stderr).not.toContain('0123469');

    const country = await addFile('country.csv', csv([{ ...kowhai, destinationCountry: 'ZZ' }]));
    expect([country.code, country.data<Problems>().problems[0]?.cure]).toEqual([
      2,
      expect.stringMatching(/^Correct destinationCountry/),
    ]);

    const columns = await addFile('columns.csv', csv([{ ...kowhai, payee: 'x' }]));
    expect([columns.code, columns.data<Problems>().problems.map(({ field }) => field)]).toEqual([
      2,
      ['payee'],
    ]);
    const headless = await addFile('headless.csv', Object.values(kowhai).join(','));
    expect(headless.code).toBe(2);
    expect(headless.stdout + headless.stderr).not.toContain('0123468');
    const list = await addFile('list.json', JSON.stringify([kowhai, { ...kowhai, iban: 7 }, 'x']));
    expect(list.data<Problems>().problems.map(({ row, field }) => [row, field])).toEqual([
      [2, 'iban'],
      [3, ''],
    ]);
    expect(await terminal.sent('POST')).toEqual([]);
  });

  it('adds each, and adds nobody twice when the file is run again, in whatever form', async () => {
    const trees = three([3, 11, 38], ['Fern', 'Rimu', 'Totara']);
    const dry = await addFile('three.csv', csv(trees), '--dry-run');
    expect(dry.data()).toMatchObject({ dryRun: true, would: [{ row: 2 }, { row: 3 }, { row: 4 }] });
    const { would } = dry.data<{ readonly would: readonly { readonly accountNumber: string }[] }>();
    for (const { accountNumber } of would) expect(dry.stderr).toContain(`account ${accountNumber}`);
    expect(await terminal.sent('POST')).toEqual([]);
    const added = await addFile('three.csv', csv(trees, ';'));
    expect([added.code, added.data<Reported>().rows.map(({ row, status }) => [row, status])]).toEqual([
      0,
      [
        [2, 'saved'],
        [3, 'saved'],
        [4, 'saved'],
      ],
    ]);
    expect(added.stdout + added.stderr + (await terminal.keptTexts())).not.toContain('0000038');
    const again = await addFile('three.jsonl', lines([...trees, named('Matai', account(46))]));
    expect([again.code, again.data<Reported>().rows.map(({ status }) => status)]).toEqual([
      0,
      ['already-saved', 'already-saved', 'already-saved', 'saved'],
    ]);
    expect(
      again
        .data<Reported>()
        .rows.slice(0, 3)
        .map((row) => row.beneficiary),
    ).toEqual(added.data<Reported>().rows.map((row) => row.beneficiary));
    const nothing = await addFile('three.json', JSON.stringify(trees));
    expect(nothing.code).toBe(0);
    const nothingDry = await addFile('three.json', JSON.stringify(trees), '--dry-run');
    expect(nothingDry.data()).toMatchObject({
      dryRun: true,
      would: [],
      alreadySaved: [{ row: 1 }, { row: 2 }, { row: 3 }],
    });
    expect(nothing.stderr).not.toContain('will be added');
    expect(await terminal.sent('POST')).toHaveLength(4);
  });

  it('is asked about an account that stands there, or twice in the file, and --yes is no answer', async () => {
    await addFile('one.json', JSON.stringify([named('Manuka', account(54))]));
    const seconds = await addFile(
      'seconds.jsonl',
      lines([
        named('Manuka & Sons', account(54)),
        named('Kauri', account(62)),
        named('Kauri Ltd', account(62)),
      ]),
    );
    expect(seconds.code).toBe(2);
    expect(seconds.error().message).toContain(
      'Row 1, Manuka & Sons: Manuka is paid in NZD to the same account.',
    );
    expect(seconds.error().message).toContain('Row 3, Kauri Ltd: the same account and currency as in row 2.');
    expect(seconds.error().message).toContain('The file has an account more than once.');
    expect(seconds.error().hint).toContain('Take the second row out of the file');
    expect(seconds.error().hint).toContain('--despite-same-account');
    expect(await terminal.sent('POST')).toHaveLength(1);
    const path = join(terminal.user.home, 'seconds.jsonl');
    const wanted = await terminal.beneficiaries('add', '--file', path, '--yes', '--despite-same-account');
    expect(wanted.data<Reported>().rows.map(({ status }) => status)).toEqual(['saved', 'saved', 'saved']);
  });

  it('is told what was saved, what is not known and what was not tried, and finishes by running it again', async () => {
    const trees = three([70, 89, 97], ['Ponga', 'Nikau', 'Karaka']);
    await terminal.fault(
      { path: '/beneficiaries/rules', fault: 'delay', delayMs: 0 },
      { method: 'POST', fault: 'delay', delayMs: 0, times: 1 },
      { method: 'POST', fault: 'reset-after', times: 1 },
      { method: 'GET', fault: 'status', status: 400 },
    );
    const lost = await addFile('lost.jsonl', lines(trees));
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    expect(lost.data<Reported>().rows.map(({ status }) => status)).toEqual(['saved', 'unknown', 'not-tried']);
    expect(lost.error().message).toContain('Saved: row 1. Not known: row 2. Not tried: row 3.');
    await terminal.control.clearFaults();
    const again = await addFile('lost.jsonl', lines(trees));
    expect(again.data<Reported>().rows.map(({ status }) => status)).toEqual([
      'already-saved',
      'already-saved',
      'saved',
    ]);
  });
});

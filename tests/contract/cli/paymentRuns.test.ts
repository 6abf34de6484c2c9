import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { paidReferences, payees, runOf, sheet, writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

describe('forty payments from a sheet', () => {
  signedInTerminal((opened) => (fxg = opened), { program: 'sources' });

  it('are judged with every reason, mended, and paid in one deal for each currency', async () => {
    const wrong = sheet(40, 'INV')
      .replace(`${payees[1]},105`, 'Nobody Ltd,105')
      .replace(',109,', ',12x,')
      .replace(/,114,INV-14/, ',,INV-14');
    const file = await writeSheet(fxg, wrong);
    const rejects = join(fxg.user.home, 'mend.csv');
    const judged = await fxg.user.fxg(
      'payments',
      'check',
      '--file',
      file,
      '--purpose',
      'INVOICE',
      '--rejects',
      rejects,
    );
    expect([judged.code, judged.error().code]).toEqual([2, 'rows-not-payable']);
    expect(judged.error().message).toBe('3 rows cannot go, and 37 can. Nothing was sent.');
    expect(judged.error().hint).toMatch(/Row 7: No payee is called Nobody Ltd[^]*Row 11: [^]*Row 16: /);
    const dry = await fxg.user.fxg(...runOf(file, 'nov'), '--dry-run');
    expect([dry.code, dry.error().code]).toEqual([2, 'rows-not-payable']);
    const paid = await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(40, 'INV')), 'nov'));
    expect(paid.code, paid.stderr).toBe(0);
    const { deals, rows } = paid.data<Report>();
    expect(deals.map(({ state }) => state)).toEqual(['instructed', 'instructed', 'instructed', 'instructed']);
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 40 }, () => 'instructed'));
    expect(rows.map(({ fee }) => fee?.currency)).toEqual(Array.from({ length: 40 }, () => 'USD'));
    const references = await paidReferences(fxg);
    expect(references.filter((each) => each.startsWith('INV-')).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, place) => `INV-${place}`).toSorted(),
    );
  });

  it('are paid once under one key, and another file under it is refused', async () => {
    const file = await writeSheet(fxg, sheet(4, 'A'));
    expect((await fxg.user.fxg(...runOf(file, 'once'))).code).toBe(0);
    expect((await fxg.user.fxg(...runOf(file, 'once'))).code).toBe(0);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('A-'))).toHaveLength(4);
    const other = await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(5, 'A')), 'once'));
    expect([other.code, other.error().code]).toEqual([2, 'key-taken']);
  });

  it('are asked about where they were paid in the last seven days, and not booked without that', async () => {
    expect((await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(4, 'B')), 'first'))).code).toBe(0);
    const again = await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(4, 'C')), 'second'));
    expect(again.code).toBe(2);
    expect(again.error().message).toContain('A payment of €100.00 to');
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('C-'))).toEqual([]);
    const said = await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(4, 'C')), 'second'), '--same-again');
    expect(said.code, said.stderr).toBe(0);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('C-'))).toHaveLength(4);
  });

  it('stop before a deal that would settle more than the limit, and go on once it is raised', async () => {
    const file = await writeSheet(fxg, sheet(4, 'D'));
    const small = runOf(file, 'limit').map((word) => (word.startsWith('USD=') ? 'USD=130' : word));
    const stopped = await fxg.user.fxg(...small);
    expect([stopped.code, stopped.error().code]).toEqual([7, 'above-limit']);
    expect(stopped.data<Report>().deals.map(({ state }) => state)).toEqual([
      'instructed',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const resumed = await fxg.user.fxg(
      'payments',
      'resume',
      '--key',
      'limit',
      '--max-settlement',
      'USD=1000',
      '--yes',
    );
    expect(resumed.code, resumed.stderr).toBe(0);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('D-'))).toHaveLength(4);
  });

  it('are asked about where another file has paid one of them while they waited', async () => {
    const one = 'Payee,Amount,Reference\nThalassa Olive Cooperative,100,G-1';
    const small = runOf(await writeSheet(fxg, one, 'one.csv'), 'one').map((word) =>
      word.startsWith('USD=') ? 'USD=1' : word,
    );
    expect((await fxg.user.fxg(...small)).code).toBe(7);
    const two = await fxg.user.fxg(
      ...runOf(await writeSheet(fxg, `${one}\nThalassa Olive Cooperative,7,G-2`, 'two.csv'), 'two'),
    );
    expect(two.code, two.stderr).toBe(0);
    const resume = ['payments', 'resume', '--key', 'one', '--max-settlement', 'USD=1000', '--yes'];
    const asked = await fxg.user.fxg(...resume);
    expect([asked.code, asked.error().code]).toEqual([7, 'booked-before']);
    expect(asked.error().message).toContain('to Thalassa Olive Cooperative, as row 2 does.');
    const beside = /--beside (?<order>\d+)/.exec(asked.error().hint)?.groups?.['order'] ?? '';
    const paid = await fxg.user.fxg(...resume, '--beside', beside);
    expect(paid.code, paid.stderr).toBe(0);
  });

  it('that cannot go stand in the report with their reasons, when the good rows go without them', async () => {
    const file = await writeSheet(fxg, sheet(4, 'H').replace(`${payees[1]},101`, 'Nobody Ltd,101'));
    const paid = await fxg.user.fxg(...runOf(file, 'good'), '--good-rows');
    expect([paid.code, paid.error().code]).toEqual([7, 'rows-not-sent']);
    const repeated = await fxg.user.fxg(...runOf(file, 'good'), '--good-rows');
    expect([repeated.code, repeated.error().message]).toEqual([7, 'One row of the file was not sent.']);
    expect(paid.data<Report>().rows.map(({ state }) => state)).toEqual([
      'instructed',
      'not-sent',
      'instructed',
      'instructed',
    ]);
    const csv = await fxg.user.fxg('payments', 'report', '--key', 'good', '--csv');
    expect(csv.stdout).toContain('Nobody Ltd,101,,,,H-1,,,,,,,,,,Not paid,,"No payee is called Nobody Ltd.');
  });

  it('may have columns that nobody knows, which are named, or are not used', async () => {
    const text = sheet(4, 'L')
      .replace('Payee,Amount,Reference', 'Wer,Wieviel,Due date')
      .replaceAll(/L-\d/g, '2026-12-01');
    const file = await writeSheet(fxg, text);
    const unknown = await fxg.user.fxg('payments', 'check', '--file', file, '--purpose', 'INVOICE');
    expect([unknown.code, unknown.error().code]).toEqual([2, 'unreadable-file']);
    expect(unknown.error().hint).toContain('Its columns are: Wer, Wieviel, Due date.');
    const named = ['Wer=payee', 'Wieviel=amount', 'Due date=not-used'].flatMap((each) => ['--column', each]);
    const known = await fxg.user.fxg('payments', 'check', '--file', file, '--purpose', 'INVOICE', ...named);
    expect(known.code, known.stderr).toBe(0);
  });

  it('need a limit for each settlement currency where nobody looks', async () => {
    const file = await writeSheet(fxg, sheet(4, 'E'));
    const unlimited = runOf(file, 'unlimited').filter(
      (word) => word !== '--max-settlement' && !word.startsWith('USD='),
    );
    const refused = await fxg.user.fxg(...unlimited);
    expect([refused.code, refused.error().code]).toEqual([2, 'limit-needed']);
    expect(refused.error().hint).toBe('Add --max-settlement USD=N.');
  });

  it('whose answer was lost are told as unknown, and found out about by the same call', async () => {
    const file = await writeSheet(fxg, sheet(4, 'F'));
    await fxg.fault('/deal/book', 'reset-after');
    const lost = await fxg.user.fxg(...runOf(file, 'lost'));
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    const states = lost.data<Report>().deals.map(({ state }) => state);
    expect(states).toEqual(['unknown', 'instructed', 'instructed', 'instructed']);
    const closed = await fxg.user.fxg('payments', 'report', '--key', 'lost', '--close');
    expect(closed.code).toBe(8);
    const asked = await fxg.user.fxg('payments', 'resume', '--key', 'lost', '--yes');
    const said = /--order (?<said>1=\d+)/.exec(asked.stderr)?.groups?.['said'];
    const resumed = await fxg.user.fxg(
      'payments',
      'resume',
      '--key',
      'lost',
      '--yes',
      ...(said === undefined ? [] : ['--order', said]),
    );
    expect(resumed.code, resumed.stderr).toBe(0);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('F-'))).toHaveLength(4);
    expect((await fxg.user.fxg('payments', 'report', '--key', 'lost', '--close')).code).toBe(0);
    expect((await fxg.user.fxg('payments', 'report', '--key', 'lost')).code).toBe(5);
  });
});

describe('payments from a sheet at OFX', () => {
  signedInTerminal((opened) => (fxg = opened), { program: 'sources', email: ofxEmail });

  it('are paid in one deal for each currency of the payees, each payee once in a deal', async () => {
    await allow({ url: fxg.url, home: fxg.user.home });
    const all = (await fxg.user.fxg('beneficiaries', 'list')).data<
      readonly { readonly beneficiary: string; readonly currency: string }[]
    >();
    const some = all.filter(({ currency }) => currency !== 'USD').slice(0, 5);
    const rows = [...some, ...some.slice(0, 1)].map(
      ({ beneficiary }, place) => `${beneficiary},${200 + place},mine-${place}`,
    );
    const file = await writeSheet(fxg, ['Payee,Amount,Your id', ...rows].join('\n'));
    const paid = await fxg.user.fxg(
      'payments',
      'run',
      '--file',
      file,
      '--key',
      'ofx',
      '--max-settlement',
      'USD=1000000',
      '--yes',
    );
    expect(paid.code, paid.stderr).toBe(0);
    const { deals, rows: told } = paid.data<Report>();
    expect(deals.every(({ state }) => state === 'booked')).toBe(true);
    expect(told).toHaveLength(6);
    expect(told.every(({ requestId }) => requestId !== null)).toBe(true);
    expect(new Set(deals.map(({ order }) => order)).size).toBe(deals.length);
  });

  it('that two terminals pay at once under two keys are paid once, and the second one says by which deal', async () => {
    await allow({ url: fxg.url, home: fxg.user.home });
    const all = (await fxg.user.fxg('beneficiaries', 'list')).data<
      readonly { readonly beneficiary: string; readonly currency: string }[]
    >();
    const payee = all.find(({ currency }) => currency !== 'USD')?.beneficiary ?? '';
    const file = await writeSheet(fxg, ['Payee,Amount', `${payee},734.11`].join('\n'));
    const slow = { service: 'ofx', path: '/payments/deals', method: 'POST', fault: 'delay', delayMs: 1500 };
    await fxg.control.faults(slow);
    const limit = ['--max-settlement', 'USD=100000', '--yes'];
    const runs = await Promise.all(
      ['one', 'other'].map(
        (key) => fxg.user.start('payments', 'run', '--file', file, '--key', key, ...limit).ran,
      ),
    );
    await fxg.control.clearFaults();
    expect(runs.map(({ code }) => code).toSorted(), runs.map(({ stderr }) => stderr).join('\n')).toEqual([
      0, 7,
    ]);
    expect(runs.find(({ code }) => code === 7)?.error().code).toBe('booked-before');
    const deals = (await fxg.user.fxg('deals', 'list', '--search', '734.11')).data<readonly unknown[]>();
    expect(deals).toHaveLength(1);
  });
});

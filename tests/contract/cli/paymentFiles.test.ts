import { link, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { runOf, sheet, writeSheet } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

const check = (file: string, ...more: readonly string[]) =>
  fxg.user.fxg('payments', 'check', '--file', file, '--purpose', 'INVOICE', ...more);

describe('a sheet of payments', () => {
  signedInTerminal((opened) => (fxg = opened));

  it('in which two columns mean the same is refused, and paid by the one that the user says', async () => {
    const file = await writeSheet(
      fxg,
      'Payee,Amount,Currency,Amount,Reference\nThalassa Olive Cooperative,10,EUR,20,A-1\n',
    );
    for (const refused of [await check(file), await fxg.user.fxg(...runOf(file, 'twice'))]) {
      expect([refused.code, refused.error().code]).toEqual([2, 'unreadable-file']);
      expect(refused.error().hint).toContain("'Amount' and 'Amount (D)' are both the Amount.");
      expect(refused.error().hint).toContain(
        "Say which of them is not read: --column Amount=not-used or --column 'Amount (D)=not-used'",
      );
    }
    for (const [said, amount] of [
      ['Amount=not-used', '20.00'],
      ['Amount (D)=not-used', '10.00'],
    ] as const) {
      const known = await check(file, '--column', said);
      expect(known.code, known.stderr).toBe(0);
      expect(known.data()).toMatchObject({ rows: [{ amount: { amount } }] });
    }
  });

  it('says which columns are not read, and how to say what they are', async () => {
    const text = 'Payee,Amount,Refrence,Settle form,Note\nThalassa Olive Cooperative,10,A-1,Operating,x\n';
    const file = await writeSheet(fxg, text);
    const said =
      "The columns 'Refrence', 'Settle form' and 'Note' are not read: it is not known what they are. Say it: --column Refrence=reference --column 'Settle form=settlementAccount' --column Note=FIELD, or =not-used.";
    const judged = await check(file, '--quiet');
    expect(judged.code, judged.stderr).toBe(0);
    expect(judged.stderr).toContain(said);
    expect(judged.data()).toMatchObject({ columnsNotRead: ['Refrence', 'Settle form', 'Note'] });
    const dry = await fxg.user.fxg(...runOf(file, 'unread'), '--dry-run');
    expect(dry.stderr).toContain(said);
    const mapped = ['Refrence=reference', 'Settle form=not-used', 'Note=not-used'];
    const known = await check(file, ...mapped.flatMap((each) => ['--column', each]));
    expect(known.stderr).not.toContain('not read');
    expect(known.data()).toMatchObject({ columnsNotRead: [] });
  });

  it('for whose columns something else is said than it has is refused', async () => {
    const file = await writeSheet(fxg, sheet(1, 'A'));
    const refused = await check(file, '--column', 'Refrence=reference');
    expect([refused.code, refused.error().message]).toEqual([
      2,
      '--column: The file has no column called Refrence.',
    ]);
    expect(refused.error().hint).toBe('Its columns are: Payee, Amount, Reference.');
  });

  it('is never replaced by the rows that cannot go, by whatever path it is named', async () => {
    const text = sheet(2, 'A').replace('Thalassa Olive Cooperative', 'Nobody Ltd');
    const file = await writeSheet(fxg, text);
    const linked = join(fxg.user.home, 'linked.csv');
    const second = join(fxg.user.home, 'second.csv');
    await symlink(file, linked);
    await link(file, second);
    const otherPath = join(fxg.user.home, 'fxg', '..', 'payments.csv');
    for (const rejects of [file, otherPath, linked, second])
      for (const called of [
        await check(file, '--rejects', rejects),
        await fxg.user.fxg(...runOf(file, 'mine'), '--rejects', rejects),
      ]) {
        expect([called.code, called.error().message]).toEqual([
          2,
          '--rejects: This is the file of the payments itself, so it stays as it is.',
        ]);
        expect(called.error().hint).toBe('Name another file.');
      }
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('replaces with its rejected rows only those of before, and no other file', async () => {
    const file = await writeSheet(fxg, sheet(2, 'A').replace('Thalassa Olive Cooperative', 'Nobody Ltd'));
    const other = await writeSheet(fxg, 'Mine\n1\n', 'other.csv');
    const refused = await check(file, '--rejects', other);
    expect([refused.code, refused.error().message]).toEqual([
      2,
      `--rejects: ${other} is there already and holds something else, so it stays as it is.`,
    ]);
    const mend = join(fxg.user.home, 'mend.csv');
    for (let times = 0; times < 2; times += 1)
      expect((await check(file, '--rejects', mend)).error().code).toBe('rows-not-payable');
    expect(await readFile(mend, 'utf8')).toContain('No payee is called Nobody Ltd.');
    expect(await readFile(other, 'utf8')).toBe('Mine\n1\n');
  });

  it('without an end is refused after the 5 MB that are read', { timeout: 30_000 }, async () => {
    const running = fxg.user.start('payments', 'check', '--file', '/dev/zero');
    // Whoever reads on takes all memory of the machine.
    const late = setTimeout(() => running.stop('SIGKILL'), 10_000);
    const endless = await running.ran;
    clearTimeout(late);
    expect([endless.code, endless.error().code]).toEqual([2, 'unreadable-file']);
    expect(endless.error().hint).toContain('It has more than 5 MB, and no more are read.');
  });
});

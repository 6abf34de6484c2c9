import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { paidReferences, runOf, sheet, writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

const full = { stdout: '/dev/full' };
const statesOf = async (key: string) =>
  (await fxg.user.fxg('payments', 'report', '--key', key)).data<Report>().deals.map(({ state }) => state);

describe('a run of payments that does not come to its end', () => {
  signedInTerminal((opened) => (fxg = opened));

  it('says what was done where its answer cannot be written, and is forgotten only once that was written', async () => {
    const words = runOf(await writeSheet(fxg, sheet(4, 'A')), 'full');
    const lost = await fxg.user.fxgInto(full, ...words);
    expect([lost.code, lost.error().code]).toEqual([1, 'output-lost']);
    expect(lost.error().message).toMatch(
      /^Booked and instructed deals 1 to 4 as orders \d+, \d+, \d+ and \d+\. .*fxg payments report --key full/,
    );
    for (const form of ['--json', '--csv']) {
      const close = await fxg.user.fxgInto(full, 'payments', 'report', '--key', 'full', '--close', form);
      expect(close.code).toBe(1);
      expect(await statesOf('full')).toHaveLength(4);
    }
    expect((await fxg.user.fxg('payments', 'report', '--key', 'full', '--close', '--csv')).code).toBe(0);
    expect((await fxg.user.fxg('payments', 'report', '--key', 'full')).code).toBe(5);
  });

  it('waits with its next deals for somebody who signed out meanwhile, and was not refused', async () => {
    const words = runOf(await writeSheet(fxg, sheet(2, 'B')), 'out');
    await fxg.hold('/deal/book');
    const running = fxg.user.start(...words);
    await fxg.control.faultsStruck();
    await fxg.user.fxg('logout');
    await fxg.control.clearFaults();
    const ended = await running.ran;
    expect(ended.code, ended.stderr).toBe(4);
    expect((await fxg.user.signIn()).code).toBe(0);
    expect(await statesOf('out')).toEqual(['waiting', 'waiting']);
    const resumed = await fxg.user.fxg('payments', 'resume', '--key', 'out', '--yes');
    expect(resumed.code, resumed.stderr).toBe(0);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('B-'))).toHaveLength(2);
  });

  it('stops where the access is refused also after it was renewed, and tries no other deal', async () => {
    await fxg.fault('/deal/book', 'status', { status: 401, times: 50 });
    const stopped = await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(4, 'C')), 'refused'));
    expect(stopped.code, stopped.stderr).toBe(4);
    expect(await statesOf('refused')).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    await fxg.control.clearFaults();
  });

  it('says which deal may have been sent where nothing can be kept any more, and goes on once that is mended', async () => {
    const words = runOf(await writeSheet(fxg, sheet(2, 'D')), 'folder');
    const folder = join(fxg.user.home, 'fxg');
    await fxg.hold('/deal/book');
    const running = fxg.user.start(...words);
    await fxg.control.faultsStruck();
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    await fxg.control.clearFaults();
    const ended = await running.ran;
    expect([ended.code, ended.error().message], ended.stderr).toEqual([
      8,
      expect.stringMatching(/^Deal 1 may have been sent\. /),
    ]);
    expect(ended.error().hint).toContain('Mend the folder and run: fxg payments resume --key folder');
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect(await statesOf('folder')).toEqual(['unknown', 'waiting']);
  });

  it('ends its dry run as itself where its deals may be booked already, and names all of them at once', async () => {
    const first = runOf(await writeSheet(fxg, sheet(2, 'E')), 'first');
    await fxg.fault('/deal/instruct', 'status', {
      status: 400,
      times: 3,
      body: { errors: [{ key: 'REFUSED', message: 'No.' }] },
    });
    // Each deal that is booked and not instructed takes a word of its own.
    for (const words of [first, ['payments', 'resume', '--key', 'first', '--yes']])
      expect((await fxg.user.fxg(...words)).code).toBe(7);
    await fxg.control.clearFaults();
    const again = runOf(await writeSheet(fxg, sheet(2, 'F')), 'again');
    const ends = [
      await fxg.user.fxg(...again, '--dry-run'),
      await fxg.user.fxg(...again),
      await fxg.user.fxg('payments', 'resume', '--key', 'again', '--yes', '--dry-run'),
    ];
    for (const end of ends) {
      expect([end.code, end.error().code], end.stderr).toEqual([7, 'booked-before']);
      expect(end.error().message).toMatch(/^Deal 1: [^]* Deal 2: /);
    }
    const agreed = await fxg.user.fxg('payments', 'resume', '--key', 'again', '--yes', '--same-again');
    expect(agreed.code, agreed.stderr).toBe(0);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('F-'))).toHaveLength(2);
  });
});

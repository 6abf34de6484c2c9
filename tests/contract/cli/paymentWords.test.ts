import { describe, expect, it } from 'vitest';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { actsOnTerminal } from './hostileTexts.ts';
import { paidReferences, runOf, sheet, writeSheet, type Report } from './paymentSheets.ts';
import { signedInTerminal } from './signedInTerminal.ts';

let fxg: FxgWithSandbox;

const payments = (...words: readonly string[]) => fxg.user.fxg('payments', ...words);

/** Begins a run that stops before its second deal, or at another limit. */
const beginSmall = async (key: string, mark: string, limit = 'USD=130') => {
  const file = await writeSheet(fxg, sheet(2, mark), `${mark}.csv`);
  const small = runOf(file, key).map((word) => (word.startsWith('USD=') ? limit : word));
  return fxg.user.fxg(...small);
};

/** The first deal is booked, and the partner refuses to instruct it. */
const refuseInstruction = (text = 'No.') =>
  fxg.fault('/deal/instruct', 'status', {
    status: 400,
    body: { errors: [{ key: 'REFUSED', message: text }] },
  });

describe('a run of payments', () => {
  signedInTerminal((opened) => (fxg = opened), { program: 'sources' });

  it('of which something is left is forgotten only once the user has said so', async () => {
    await refuseInstruction();
    expect((await beginSmall('left', 'L')).code).toBe(7);
    const { deals } = (await payments('report', '--key', 'left')).data<Report>();
    const left = `Order ${deals[0]?.order} is booked and not instructed: nobody is paid by it. 1 deal was not booked.`;
    const refused = await payments('report', '--key', 'left', '--close');
    expect([refused.code, refused.error().code, refused.error().message]).toEqual([
      2,
      'confirmation-needed',
      left,
    ]);
    expect(refused.error().hint).toContain('add --yes to forget it all the same');
    const dry = await payments('report', '--key', 'left', '--close', '--dry-run');
    expect([dry.code, dry.stderr.includes(left)]).toEqual([0, true]);
    const closed = await payments('report', '--key', 'left', '--close', '--yes');
    expect([closed.code, closed.stderr.includes(left)]).toEqual([0, true]);
    expect((await payments('report', '--key', 'left')).code).toBe(5);
    expect((await payments('report', '--yes')).error().message).toBe('--yes: It goes with --close.');
  });

  it('is reported as a table or as JSON, not both', async () => {
    const both = await payments('report', '--csv', '--json');
    expect([both.code, both.error().message]).toEqual([2, 'One of --csv and --json, not both.']);
  });

  it('has a key that can be seen and copied, whatever else stands in it', async () => {
    const file = await writeSheet(fxg, sheet(1, 'K'));
    for (const key of ['a\nb', 'a\u202eb', 'a\u001b[2Jb']) {
      const refused = await fxg.user.fxg(...runOf(file, key));
      expect([refused.code, refused.error().message]).toEqual([
        2,
        '--key: It holds a line break or another character that cannot be seen, or is longer than 300.',
      ]);
    }
    const stopped = await beginSmall("pay 'roll'; id", 'Q');
    expect(stopped.error().hint).toContain("fxg payments resume --key 'pay '\\''roll'\\''; id' --max");
    const other = await fxg.user.fxg(...runOf(await writeSheet(fxg, sheet(1, 'X')), "pay 'roll'; id"));
    expect(other.error().hint).toBe("Look at it with: fxg payments report --key 'pay '\\''roll'\\''; id'");
  });

  it('tells the words of the partner in its table so that they act on no terminal', async () => {
    await refuseInstruction('No \u202eevil\u001b[2J.');
    await beginSmall('hostile', 'T');
    const csv = await payments('report', '--key', 'hostile', '--csv');
    expect(csv.stdout).toContain('evil');
    expect(actsOnTerminal(csv.stdout)).toEqual([]);
  });

  it('goes on without a deal that is paid already, by an order that is named', async () => {
    const one = 'Payee,Amount,Reference\nThalassa Olive Cooperative,100,G-1\nImogen Hartwell,101,G-2';
    const small = runOf(await writeSheet(fxg, one, 'one.csv'), 'one').map((word) =>
      word.startsWith('USD=') ? 'USD=1' : word,
    );
    expect((await fxg.user.fxg(...small)).code).toBe(7);
    const paid = 'Payee,Amount,Reference\nThalassa Olive Cooperative,100,G-1';
    expect((await fxg.user.fxg(...runOf(await writeSheet(fxg, paid, 'two.csv'), 'two'))).code).toBe(0);
    const resume = ['resume', '--key', 'one', '--max-settlement', 'USD=1000', '--yes'];
    const asked = await payments(...resume);
    expect([asked.code, asked.error().code]).toEqual([7, 'booked-before']);
    expect(asked.error().hint).toMatch(
      /^If that is the same payment: fxg payments resume --key one --leave-out 1\nIf this is another payment: fxg payments resume --key one --beside \d+$/,
    );
    for (const [deal, message] of [
      ['9', 'The run has no deal 9.'],
      ['x', 'The run has no deal x.'],
    ] as const)
      expect((await payments(...resume, '--leave-out', deal)).error().message).toBe(
        `--leave-out: ${message}`,
      );
    const without = await payments(...resume, '--leave-out', '1');
    expect(without.code, without.stderr).toBe(0);
    expect(without.data<Report>().deals.map(({ state }) => state)).toEqual(['left-out', 'instructed']);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('G-')).toSorted()).toEqual([
      'G-1',
      'G-2',
    ]);
    const over = await payments(...resume, '--leave-out', '1');
    expect([over.code, over.error().message]).toEqual([2, '--leave-out: Nothing is left to do for deal 1.']);
  });

  it('goes on without a deal that is booked, whose order stays booked and pays nobody', async () => {
    await refuseInstruction();
    await beginSmall('booked', 'B');
    const { deals } = (await payments('report', '--key', 'booked')).data<Report>();
    const resume = ['resume', '--key', 'booked', '--max-settlement', 'USD=1000', '--leave-out', '1'];
    const dry = await payments(...resume, '--dry-run');
    expect(dry.stderr).toContain(`left out: order ${deals[0]?.order} stays booked and pays nobody`);
    const nothing = await payments(...resume, '--leave-out', '2', '--dry-run');
    expect(nothing.code, nothing.stderr).toBe(0);
    const without = await payments(...resume, '--yes');
    expect(without.code, without.stderr).toBe(0);
    expect(without.data<Report>().deals.map(({ state }) => state)).toEqual(['left-out', 'instructed']);
    expect((await paidReferences(fxg)).filter((each) => each.startsWith('B-'))).toEqual(['B-1']);
  });

  it('says which limits limit nothing, when it begins and when it goes on', async () => {
    const file = await writeSheet(fxg, sheet(2, 'M'));
    const said = '--max-settlement EUR limits nothing: the run is settled in USD.';
    const began = await fxg.user.fxg(...runOf(file, 'm'), '--max-settlement', 'EUR=5', '--dry-run');
    expect(began.stderr).toContain(said);
    await beginSmall('m', 'M');
    const resumed = await payments('resume', '--key', 'm', '--max-settlement', 'EUR=5', '--dry-run');
    expect(resumed.stderr).toContain(said);
  });

  it('is named after a sign-in, and of many only three', { timeout: 60_000 }, async () => {
    for (const key of ['one', 'two', 'three', 'four', 'five'])
      expect((await beginSmall(key, `${key}-`, 'USD=1')).code).toBe(7);
    const { stderr } = await fxg.user.signIn();
    expect(stderr.match(/The payment run \w+ is not over: \d of 2 deals (?:is|are) left\./g)).toHaveLength(3);
    expect(stderr).toContain('And 2 more payment runs are not over.');
  });

  it('whose outcomes are not known tells them in plain sentences, and who can say more', async () => {
    const file = await writeSheet(fxg, sheet(2, 'U'));
    await fxg.fault('/deal/book', 'reset-after', { times: 2 });
    const lost = await fxg.user.fxg(...runOf(file, 'lost'));
    expect(lost.error().message).toBe('It is not known what became of deals 1 and 2.');
    const early = await payments('resume', '--key', 'lost', '--leave-out', '1', '--yes');
    expect([early.code, early.error().message]).toEqual([
      2,
      '--leave-out: It is not known what became of deal 1, so it cannot be left out yet.',
    ]);
    await fxg.fault('/deal/book', 'reset-before', { times: 4 });
    const asked = await payments('resume', '--key', 'lost', '--yes');
    expect(asked.code).toBe(8);
    expect(asked.error().hint).toContain('Deal 1: it is not known yet what its booking became.');
    expect(asked.error().hint).not.toContain('only you');
  });
});

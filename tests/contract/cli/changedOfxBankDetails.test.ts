import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fxgUser, type FxgUser } from './fxg.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

type Beneficiary = { readonly beneficiary: string; readonly name: string };

const changedAccount = '21480084';

let fxg: FxgWithSandbox;
let other: FxgUser;

signedInTerminal((opened) => (fxg = opened), { program: 'sources', email: ofxEmail });

beforeEach(async () => {
  await allow({ url: fxg.url, home: fxg.user.home });
  other = await fxgUser(fxg.url, 'sources');
  await other.beSignedIn(ofxEmail);
  await allow({ url: fxg.url, home: other.home });
});
afterEach(() => other.leave());

const idOf = async (named: string): Promise<string> =>
  (await fxg.user.fxg('beneficiaries', 'list'))
    .data<readonly Beneficiary[]>()
    .find(({ name }) => name === named)?.beneficiary ?? '';

/** The same user at another machine writes another account into a beneficiary. */
const changeElsewhere = async (id: string, account: string) => {
  const file = join(other.home, 'changes.json');
  await writeFile(file, JSON.stringify({ beneficiaryBankDetails: { account } }));
  expect((await other.fxg('beneficiaries', 'edit', id, '--file', file, '--yes')).code).toBe(0);
};

const book = (id: string, ...more: readonly string[]) =>
  [
    'quotes',
    'book',
    '--beneficiary',
    `${id}=100`,
    '--yes',
    '--despite-same',
    '--max-buy',
    '1000',
    ...more,
  ] as const;

const sent = async (): Promise<number> =>
  (await fxg.control.journal({ service: 'ofx', path: '/payments/deals' })).filter(
    ({ method }) => method === 'POST',
  ).length;

const keptTexts = async (): Promise<string> => {
  const folder = join(fxg.user.home, 'fxg');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile());
  return (
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  ).join('\n');
};

describe('an account of a beneficiary of OFX that another machine changes', () => {
  it('between the choice and the deal lets no deal leave; once checked it is paid and not asked about again (PAYEE-1)', async () => {
    const id = await idOf('Juniper Row Interiors');
    expect((await fxg.user.fxg(...book(id))).stderr).toMatch(/Paid to +Coral Bay Bank •••• 0076/);
    const before = await sent();
    await fxg.control.hold({ service: 'ofx', path: '/payments/quotes', method: 'POST' });
    const running = fxg.user.start(...book(id));
    await fxg.control.faultsStruck();
    await changeElsewhere(id, changedAccount);
    await fxg.control.clearFaults();
    const stopped = await running.ran;
    expect([stopped.code, stopped.error().code]).toEqual([2, 'details-not-checked']);
    expect(stopped.error().message).toBe(
      'Nothing was sent. The bank details of Juniper Row Interiors have changed since you chose who is paid. They are paid to Coral Bay Bank •••• 0084. Before it was •••• 0076.',
    );
    const again = await fxg.user.fxg(...book(id));
    expect([again.code, again.error().hint]).toEqual([2, expect.stringContaining('--details-checked')]);
    expect(await sent()).toBe(before);
    const paid = await fxg.user.fxg(...book(id, '--details-checked'));
    expect([paid.code, await sent()]).toEqual([0, before + 1]);
    expect(paid.stderr).toMatch(/Paid to +Coral Bay Bank •••• 0084/);
    expect((await fxg.user.fxg(...book(id))).code).toBe(0);
    expect(await keptTexts()).not.toContain(changedAccount);
  });

  it('stands beside the deal as it was then, where it was booked, and is not known anywhere else (PAYEE-4)', async () => {
    const id = await idOf('Juniper Row Interiors');
    const { dealId } = (await fxg.user.fxg(...book(id))).data<{ dealId: string }>();
    await changeElsewhere(id, changedAccount);
    const show = ['deals', 'show', dealId] as const;
    expect((await fxg.user.fxg(...show)).data()).toMatchObject({ payments: [{ accountEnding: '0076' }] });
    expect((await other.fxg(...show)).data()).toMatchObject({ payments: [{ accountEnding: null }] });
  });

  it('is asked about before a live quote is watched that shall be booked', async () => {
    const id = await idOf('Juniper Row Interiors');
    await changeElsewhere(id, changedAccount);
    const watch = ['quotes', 'watch', '--beneficiary', `${id}=100`, '--book', '--max-buy', '1000', '--yes'];
    const stopped = await fxg.user.fxg(...watch);
    expect([stopped.code, stopped.stdout]).toEqual([2, '']);
    expect(stopped.error().message).toMatch(
      /^The record of Juniper Row Interiors was added or changed on .* •••• 0084\.$/,
    );
    const booked = await fxg.user.fxg(...watch, '--details-checked');
    expect(booked.code).toBe(0);
    expect(booked.stdout).toContain('"event":"booked"');
  });
});

describe('bank details of OFX that cannot be read right before the deal (PAYEE-2)', () => {
  it('let no deal leave until the user says that it is wanted all the same', async () => {
    const id = await idOf('Juniper Row Interiors');
    const lost = async (...more: readonly string[]) => {
      const slow = { fault: 'delay', delayMs: 3_000, times: 1 };
      await fxg.control.faults({ service: 'ofx', path: '/payments/quotes', method: 'POST', ...slow });
      const running = fxg.user.start(...book(id, ...more));
      await fxg.control.faultsStruck();
      const lists = { service: 'ofx', path: '/payments/beneficiaries' };
      await fxg.control.faults({ ...lists, fault: 'status', status: 503 });
      const ran = await running.ran;
      await fxg.control.clearFaults();
      return ran;
    };
    const before = await sent();
    const stopped = await lost();
    expect([stopped.code, stopped.error().message, stopped.error().hint]).toEqual([
      2,
      expect.stringMatching(/^The bank details could not be read just now/),
      expect.stringContaining('--details-checked'),
    ]);
    expect(await sent()).toBe(before);
    expect((await lost('--details-checked')).code).toBe(0);
    expect(await sent()).toBe(before + 1);
  });

  it('send nothing when Ctrl-C comes while they are read, and nobody is told otherwise', async () => {
    const id = await idOf('Juniper Row Interiors');
    const before = await sent();
    const slow = { fault: 'delay', delayMs: 3_000, times: 1 };
    await fxg.control.faults({ service: 'ofx', path: '/payments/quotes', method: 'POST', ...slow });
    const running = fxg.user.start(...book(id));
    await fxg.control.faultsStruck();
    await fxg.control.hold({ service: 'ofx', path: '/payments/beneficiaries' });
    await fxg.control.faultsStruck();
    running.stop('SIGINT');
    const stopped = await running.ran;
    await fxg.control.clearFaults();
    expect([stopped.code, stopped.error().code]).toEqual([130, 'interrupted']);
    expect(stopped.error().message).not.toContain('may have been made');
    expect(await sent()).toBe(before);
    expect((await fxg.user.fxg('quotes', 'settle')).data()).toEqual([]);
  });
});

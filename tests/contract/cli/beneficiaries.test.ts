import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsStruck } from '../harness/faultsStruck.ts';
import { buildCommandLine, fxgUser, type FxgUser } from './fxg.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

let running: StartedSandbox;
let user: FxgUser;

type Row = { readonly clientIntegrationId: string; readonly payee: string; readonly curr: string };
type Saved = { readonly clientIntegrationId: string; readonly saved: boolean };
type Problems = { readonly problems: readonly { readonly field: string; readonly message: string }[] };

const kowhai = {
  destinationCountry: 'NZ',
  accountHolderName: 'Kowhai Nursery',
  accountHolderAddress1: '14 Harbour Street',
  accountHolderCity: 'Nelson',
  accountHolderPostal: '7010',
  bankName: 'Sandbank',
  bankAddressLine1: '1 Market Square',
  bankCity: 'Wellington',
  bankPostal: '6011',
  swiftBicCode: 'SNDBNZ2X',
  accountNumber: '12-3021-0123468-00',
};
const otherAccount = '12-3021-1234501-00';

let written = 0;
const file = async (record: object): Promise<string> => {
  const path = join(user.home, `record-${(written += 1)}.json`);
  await writeFile(path, JSON.stringify(record));
  return path;
};

const beneficiaries = (...words: readonly string[]) => user.fxg('beneficiaries', ...words);

const add = async (record: object, ...more: readonly string[]) =>
  beneficiaries('add', '--file', await file(record), ...(more.length === 0 ? ['--yes'] : more));

const edit = async (id: string, record: object, ...more: readonly string[]) =>
  beneficiaries('edit', id, '--file', await file(record), ...(more.length === 0 ? ['--yes'] : more));

type Call = { readonly method: string; readonly requestId: string };
let earlier: readonly Call[] = [];

const journal = async (): Promise<readonly Call[]> => {
  const answer = await fetch(`${running.url}/sandbox/requests?service=corpay&path=/beneficiaries`);
  const calls: readonly Call[] = await answer.json();
  return calls;
};

/** The calls of one method that this test has made. */
const sent = async (method: string): Promise<readonly Call[]> =>
  (await journal()).filter(
    (call) => call.method === method && !earlier.some(({ requestId }) => requestId === call.requestId),
  );

const fault = async (...faults: readonly object[]): Promise<void> => {
  await fetch(`${running.url}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify(faults.map((one) => ({ service: 'corpay', path: '/beneficiaries', ...one }))),
    headers: { 'content-type': 'application/json' },
  });
};

const clearFaults = () => fetch(`${running.url}/sandbox/faults`, { method: 'DELETE' });

beforeAll(async () => {
  buildCommandLine();
  running = await startSandbox({ quoteSeconds: 600 });
  user = await fxgUser(running.url);
  await user.signIn();
});
afterAll(async () => {
  await user.leave();
  await running.sandbox.close();
});
beforeEach(async () => {
  await clearFaults();
  earlier = await journal();
});

describe('somebody who adds a beneficiary from a file', () => {
  it('learns what a country asks for, and finds a bank', async () => {
    const rules = (await beneficiaries('rules', '--country', 'kr', '--classification', 'Business')).data<{
      rules: readonly { id: string; isRequired: boolean }[];
      regulatoryRules: readonly { id: string }[];
    }>();
    expect(rules.rules).toContainEqual(expect.objectContaining({ id: 'swiftBicCode', isRequired: true }));
    expect(rules.regulatoryRules.map(({ id }) => id)).toEqual(['businessRegNo']);
    const nowhere = await beneficiaries('rules', '--country', 'XX', '--method', 'E');
    expect({
      code: nowhere.code,
      fields: nowhere.data<Problems>().problems.map(({ field }) => field),
    }).toEqual({
      code: 2,
      fields: expect.arrayContaining(['destinationCountry', 'bankCountry']),
    });
    const banks = await beneficiaries('banks', '--country', 'GB', '--query', 'bank');
    expect(banks.data<{ rows: readonly object[]; total: number }>().rows.length).toBeGreaterThan(0);
    expect((await beneficiaries('banks', '--country', 'CN', '--query', 'bank')).code).toBe(2);
  });

  it('is told every reason at once, each with its field and none with its value, before anything is sent', async () => {
    const wrong = await add({
      ...kowhai,
      accountHolderName: '',
      accountHolderPostal: 7010,
      accountNumbr: '1',
    });
    expect(wrong.code).toBe(2);
    expect(wrong.data<Problems>().problems.map(({ field }) => field)).toEqual([
      'accountHolderPostal',
      'accountNumbr',
    ]);
    const judged = await add({
      ...kowhai,
      accountHolderName: '',
      accountNumber: '12-3021-0123469-00',
      swiftBicCode: 'SNDBGRAA',
    });
    expect(judged.data<Problems>().problems.map(({ field }) => field)).toEqual([
      'accountHolderName',
      'swiftBicCode',
      'accountNumber',
    ]);
    const { code, hint } = judged.error();
    expect(code).toBe('invalid-beneficiary');
    expect(hint).toContain('accountHolderName');
    expect(judged.stdout + judged.stderr).not.toContain('0123469');
    expect(await sent('POST')).toEqual([]);
  });

  it('sees what will be sent, masked, and is refused in the words of the partner', async () => {
    expect((await add(kowhai, '--json')).code).toBe(2);
    const dry = await add(kowhai, '--dry-run');
    expect(dry.data()).toMatchObject({
      dryRun: true,
      would: { accountHolderName: 'Kowhai Nursery', bankCurrency: 'NZD', bankCountry: 'NZ' },
    });
    expect(dry.stderr).toContain('Kowhai Nursery will be added');
    expect(dry.stdout + dry.stderr).not.toContain('0123468');
    expect(await sent('POST')).toEqual([]);
    const box = await add({
      ...kowhai,
      destinationCountry: 'AU',
      accountHolderAddress1: 'PO Box 14',
      swiftBicCode: 'SNDBAU2X',
      accountHolderPostal: '7010',
      bankPostal: '7000',
      accountNumber: '12345678',
      routingCode: '990-014',
      iban: 'AU12',
    });
    expect(box.stderr).toContain('Nobody asks for iban');
    expect({ code: box.code, message: box.error().message }).toEqual({
      code: 7,
      message: 'Payees in Australia need a street address, not a PO box.',
    });
  });

  it('adds it, finds it by any word of its name, changes it, and deletes it', async () => {
    const added = await add(kowhai);
    expect(added.code).toBe(0);
    const { clientIntegrationId: id } = added.data<Saved>();
    const found = await beneficiaries('list', '--search', 'nursery KOWH', '--currency', 'nzd');
    expect(found.data<readonly Row[]>()).toMatchObject([{ clientIntegrationId: id, curr: 'NZD' }]);
    expect((await beneficiaries('show', id)).data()).toMatchObject({ ...kowhai, accountHolderCountry: 'NZ' });

    const same = await edit(id, { accountHolderCity: 'Nelson' });
    expect(same.data()).toEqual({ clientIntegrationId: id, saved: false });
    expect(await sent('PUT')).toEqual([]);
    const changed = await edit(id, { accountNumber: otherAccount, accountHolderCity: 'Picton' });
    expect(changed.data()).toEqual({ clientIntegrationId: id, saved: true });
    expect(changed.stderr).toContain('Nelson → Picton');
    expect(changed.stderr).toMatch(/•+8-00 → •+1-00/);
    expect((await beneficiaries('show', id)).data()).toMatchObject({
      accountNumber: otherAccount,
      accountHolderCity: 'Picton',
      bankName: 'Sandbank',
    });
    expect((await edit('nobody', { accountHolderCity: 'Picton' })).code).toBe(5);

    expect((await beneficiaries('delete', id)).code).toBe(2);
    const dry = await beneficiaries('delete', id, '--dry-run');
    expect(dry.stderr).toContain('Kowhai Nursery will be deleted.');
    expect(await sent('DELETE')).toEqual([]);
    const deleted = await beneficiaries('delete', id, '--yes');
    expect(deleted.data()).toEqual({ clientIntegrationId: id, deleted: true });
    expect((await beneficiaries('delete', id, '--yes')).code).toBe(5);

    const outputs = [added, changed, dry, deleted].map(({ stdout, stderr }) => stdout + stderr).join('');
    const kept = await keptTexts();
    for (const detail of ['0123468', '1234501']) {
      expect(outputs).not.toContain(detail);
      expect(kept).not.toContain(detail);
    }
  });
});

/** Everything that fxg keeps on this machine. */
const keptTexts = async (): Promise<string> => {
  const folder = join(user.home, 'fxg');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = names
    .filter((name) => name.isFile())
    .map((name) => readFile(join(name.parentPath, name.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
};

describe('an add whose answer is lost', () => {
  it('is looked up and found saved, and was sent once; so is a deletion', async () => {
    await fault(
      { method: 'POST', fault: 'reset-after', times: 1 },
      { method: 'DELETE', fault: 'reset-after', times: 1 },
    );
    const lost = await add({ ...kowhai, accountHolderName: 'Lost and Found' });
    const { clientIntegrationId: id, saved } = lost.data<Saved>();
    expect({ code: lost.code, saved }).toEqual({ code: 0, saved: true });
    expect(await sent('POST')).toHaveLength(1);
    const deleted = await beneficiaries('delete', id, '--yes');
    expect(deleted.data()).toEqual({ clientIntegrationId: id, deleted: true });
    expect(await sent('DELETE')).toHaveLength(1);
  });

  it('ends with 8 when nobody can tell, and is not added twice under the identifier of the hint', async () => {
    await fault(
      { method: 'POST', fault: 'reset-after', times: 1 },
      { path: '/beneficiaries/rules', fault: 'delay', delayMs: 0 },
      { method: 'GET', fault: 'status', status: 400 },
    );
    const twice = { ...kowhai, accountHolderName: 'Once Only' };
    const lost = await add(twice);
    expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    await clearFaults();
    const clientIntegrationId = /beneficiaries show (?<id>[\w-]+)\./.exec(lost.error().hint)?.groups?.['id'];
    const again = await add({ ...twice, clientIntegrationId });
    expect(again.data()).toEqual({ clientIntegrationId, saved: true });
    expect(await sent('POST')).toHaveLength(2);
    const found = await beneficiaries('list', '--search', 'once only');
    expect(found.data<readonly Row[]>()).toMatchObject([{ clientIntegrationId }]);
  });
});

const pay = async (payee: string, ...more: readonly string[]) => {
  const terms = `--beneficiary ${payee} --lock payment --amount 100 --settlement USD --yes --max-settlement 1000`;
  const booked = await user.fxg('quotes', 'book', ...terms.split(' '));
  const { orderNumber } = booked.data<{ orderNumber: string }>();
  const said = '--purpose GOODS --account INCOMING410233_USD --yes'.split(' ');
  return user.fxg('orders', 'instruct', orderNumber, '--beneficiary', payee, ...said, ...more);
};

describe('an edit', () => {
  it('is not sent over what another terminal has changed since it looked', async () => {
    const { clientIntegrationId: id } = (await add(kowhai)).data<Saved>();
    await fault({ path: '/beneficiaries/rules', fault: 'delay', delayMs: 4_000, times: 1 });
    const slow = edit(id, { accountHolderCity: 'Picton' });
    await faultsStruck(running.url);
    expect((await edit(id, { accountNumber: otherAccount })).code).toBe(0);
    const { code, error } = await slow.then((ran) => ({ code: ran.code, error: ran.error() }));
    expect([code, error.code]).toEqual([7, 'changed-elsewhere']);
    expect(error.message).toBe(
      'Kowhai Nursery was changed elsewhere since this command looked. Nothing was sent.',
    );
    expect((await beneficiaries('show', id)).data()).toMatchObject({
      accountNumber: otherAccount,
      accountHolderCity: 'Nelson',
    });
  });
});

describe('the first payment after bank details came', () => {
  it('is no matter of an edit that leaves them alone, whatever else the rules no longer ask for', async () => {
    const thalassa = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';
    const edited = await edit(thalassa, { accountHolderAddress2: 'Floor 9' });
    expect(edited.stderr).toContain('none → Floor 9');
    expect(edited.stderr).not.toMatch(/•+ →|→ •+/);
    expect((await pay(thalassa)).code).toBe(0);
  });

  it('waits until somebody says that they were checked by telephone, and later ones do not', async () => {
    const { clientIntegrationId: id } = (await add(kowhai)).data<Saved>();
    const first = await pay(id);
    expect(first.code).toBe(2);
    expect(first.error().hint).toContain('--details-checked');
    expect((await pay(id, '--details-checked')).data()).toMatchObject({ instructed: true });
    await edit(id, { accountHolderCity: 'Picton' });
    expect((await pay(id)).code).toBe(0);
    await edit(id, { accountNumber: otherAccount });
    expect((await pay(id)).code).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai, otherAccount, type Saved } from './beneficiaryTerminal.ts';

const terminal = beneficiaryTerminal();

type Row = { readonly beneficiary: string; readonly name: string; readonly currency: string };
type Problems = { readonly problems: readonly { readonly field: string; readonly message: string }[] };

describe('somebody who adds a beneficiary from a file', () => {
  it('learns what a country asks for, and finds a bank', async () => {
    const rules = (
      await terminal.beneficiaries('rules', '--country', 'kr', '--classification', 'Business')
    ).data<{
      rules: readonly { id: string; isRequired: boolean }[];
      regulatoryRules: readonly { id: string }[];
    }>();
    expect(rules.rules).toContainEqual(expect.objectContaining({ id: 'swiftBicCode', isRequired: true }));
    expect(rules.regulatoryRules.map(({ id }) => id)).toEqual(['businessRegNo']);
    const nowhere = await terminal.beneficiaries('rules', '--country', 'XX', '--method', 'E');
    expect({
      code: nowhere.code,
      fields: nowhere.data<Problems>().problems.map(({ field }) => field),
    }).toEqual({
      code: 2,
      fields: expect.arrayContaining(['destinationCountry', 'bankCountry']),
    });
    const banks = await terminal.beneficiaries('banks', '--country', 'GB', '--query', 'bank');
    expect(banks.data<{ rows: readonly object[]; total: number }>().rows.length).toBeGreaterThan(0);
    expect((await terminal.beneficiaries('banks', '--country', 'CN', '--query', 'bank')).code).toBe(2);
  });

  it('is told every reason at once, each with its field and none with its value, before anything is sent', async () => {
    const wrong = await terminal.add({
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
    const judged = await terminal.add({
      ...kowhai,
      accountHolderName: '',
      accountNumber: '12-3021-0123469-00',
      swiftBicCode: 'SNDBXXAA',
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
    expect(await terminal.sent('POST')).toEqual([]);
  });

  it('is asked about numbers that contradict each other, and --yes is no answer to that', async () => {
    const abroad = {
      ...kowhai,
      accountHolderName: 'Rarotonga Boats',
      swiftBicCode: 'SNDBCK2X',
      accountNumber: otherAccount,
    };
    const asked = await terminal.add(abroad);
    expect(asked.code).toBe(2);
    expect(asked.error().message).toContain(
      'belongs to a bank in Cook Islands, but the bank is in New Zealand',
    );
    expect(asked.error().hint).toContain('--numbers-checked');
    expect(await terminal.sent('POST')).toEqual([]);
    const saved = await terminal.add(abroad, '--yes', '--numbers-checked');
    expect(saved.data<Saved>().saved).toBe(true);
    expect(await terminal.sent('POST')).toHaveLength(1);
  });

  it('sees what will be sent, masked, and is refused in the words of the partner', async () => {
    expect((await terminal.add(kowhai, '--json')).code).toBe(2);
    const dry = await terminal.add(kowhai, '--dry-run');
    expect(dry.data()).toMatchObject({
      dryRun: true,
      would: { accountHolderName: 'Kowhai Nursery', bankCurrency: 'NZD', bankCountry: 'NZ' },
    });
    expect(dry.stderr).toContain('Kowhai Nursery will be added');
    expect(dry.stdout + dry.stderr).not.toContain('0123468');
    expect(await terminal.sent('POST')).toEqual([]);
    const box = await terminal.add({
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

  it('takes from edit what show gives of every beneficiary, and names what is no member of one', async () => {
    const rows = (await terminal.beneficiaries('list')).data<readonly Row[]>();
    for (const { beneficiary } of rows) {
      const shown = (await terminal.beneficiaries('show', beneficiary)).data<object>();
      const same = await terminal.edit(beneficiary, shown);
      expect(same.data(), same.stdout).toMatchObject({ beneficiary, saved: false });
    }
    const [{ beneficiary: id }] = rows as readonly [Row];
    const shown = (await terminal.beneficiaries('show', id)).data<object>();
    expect(shown).toHaveProperty('lastUpdate');
    expect((await terminal.edit(id, { ...shown, lastUpdated: 'now' })).data()).toMatchObject({
      problems: [{ field: 'lastUpdated', message: 'A beneficiary has no such field.' }],
    });
    expect(await terminal.sent('PUT')).toEqual([]);
  });

  it('adds it, finds it by any word of its name, changes it, and deletes it', async () => {
    const added = await terminal.add(kowhai);
    expect(added.code).toBe(0);
    const { beneficiary: id } = added.data<Saved>();
    const second = await terminal.add({ ...kowhai, accountNumber: '12 3021 0123468 00' });
    expect(second.code).toBe(2);
    expect(second.error().message).toContain('Kowhai Nursery is paid in NZD to the same account.');
    expect(second.error().hint).toContain('--despite-same-account');
    expect(await terminal.sent('POST')).toHaveLength(1);
    const found = await terminal.beneficiaries('list', '--search', 'nursery KOWH', '--currency', 'nzd');
    expect(found.data<readonly Row[]>()).toMatchObject([{ beneficiary: id, currency: 'NZD' }]);
    expect((await terminal.beneficiaries('show', id)).data()).toMatchObject({
      ...kowhai,
      accountHolderCountry: 'NZ',
    });

    const same = await terminal.edit(id, { accountHolderCity: 'Nelson' });
    expect(same.data()).toMatchObject({ beneficiary: id, saved: false });
    expect(await terminal.sent('PUT')).toEqual([]);
    const moved = { accountNumber: otherAccount, accountHolderCity: 'Picton' };
    const changed = await terminal.edit(id, moved, '--yes', '--despite-same-account');
    expect(changed.data()).toMatchObject({ beneficiary: id, saved: true });
    expect(changed.stderr).toContain('Nelson → Picton');
    expect(changed.stderr).toMatch(/•+8-00 → •+1-00/);
    expect((await terminal.beneficiaries('show', id)).data()).toMatchObject({
      accountNumber: otherAccount,
      accountHolderCity: 'Picton',
      bankName: 'Sandbank',
    });
    expect((await terminal.edit('nobody', { accountHolderCity: 'Picton' })).code).toBe(5);

    expect((await terminal.beneficiaries('delete', id)).code).toBe(2);
    const dry = await terminal.beneficiaries('delete', id, '--dry-run');
    expect(dry.stderr).toContain('Kowhai Nursery will be deleted.');
    expect(await terminal.sent('DELETE')).toEqual([]);
    const deleted = await terminal.beneficiaries('delete', id, '--yes');
    expect(deleted.data()).toMatchObject({ beneficiary: id, deleted: true });
    expect((await terminal.beneficiaries('delete', id, '--yes')).code).toBe(5);

    const outputs = [added, changed, dry, deleted].map(({ stdout, stderr }) => stdout + stderr).join('');
    const kept = await terminal.keptTexts();
    for (const detail of ['0123468', '1234501']) {
      expect(outputs).not.toContain(detail);
      expect(kept).not.toContain(detail);
    }
  });
});

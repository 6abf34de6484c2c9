import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai, otherAccount, type Saved } from './beneficiaryTerminal.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';

describe('an edit from a file that show has written (PAYEE-7)', () => {
  const terminal = beneficiaryTerminal();

  const written = async () => {
    const { beneficiary: id } = (await terminal.add(kowhai, '--yes', '--despite-same-account')).data<Saved>();
    return { id, file: (await terminal.beneficiaries('show', id)).data<object>() };
  };
  const stored = async (id: string) => (await terminal.beneficiaries('show', id)).data<object>();

  it('is sent while nobody has changed the record', async () => {
    const { id, file } = await written();
    const edited = await terminal.edit(id, { ...file, accountHolderEmail: 'desk@example.com' });
    expect(edited.data(), edited.stderr).toMatchObject({ beneficiary: id, saved: true });
  });

  it.each([['--yes'], ['--dry-run']])(
    'is refused under %s where somebody has changed it since, and brings no old account back',
    async (flag) => {
      const { id, file } = await written();
      expect(
        (await terminal.edit(id, { accountNumber: otherAccount }, '--yes', '--despite-same-account')).code,
      ).toBe(0);
      const before = (await terminal.sent('PUT')).length;
      const old = await terminal.edit(id, { ...file, accountHolderEmail: 'desk@example.com' }, flag);
      expect([old.code, old.stdout]).toEqual([7, '']);
      expect(old.error()).toMatchObject({
        code: 'changed-elsewhere',
        message: 'Kowhai Nursery was changed since this file was written. Nothing was sent.',
        hint: `Run fxg beneficiaries show ${id} again, and change what it writes.`,
      });
      expect(await terminal.sent('PUT')).toHaveLength(before);
      expect(await stored(id)).toMatchObject({ accountNumber: otherAccount });
    },
  );

  it('that carries no date, or an empty one, changes what it names as before', async () => {
    const { id } = await written();
    expect(
      (await terminal.edit(id, { accountNumber: otherAccount }, '--yes', '--despite-same-account')).code,
    ).toBe(0);
    for (const [city, dated] of [
      ['Picton', {}],
      ['Nelson', { lastUpdate: null }],
      ['Picton', { lastUpdate: '' }],
    ] as const) {
      const edited = await terminal.edit(id, { ...dated, accountHolderCity: city });
      expect(edited.data(), edited.stderr).toMatchObject({ beneficiary: id, saved: true });
    }
    expect(await stored(id)).toMatchObject({ accountNumber: otherAccount, accountHolderCity: 'Picton' });
  });

  it('can be run a second time: what is saved already changes nothing', async () => {
    const { id, file } = await written();
    const changed = { ...file, accountHolderEmail: 'desk@example.com' };
    expect((await terminal.edit(id, changed)).data()).toMatchObject({ saved: true });
    const again = await terminal.edit(id, changed);
    expect([again.code, again.data()]).toMatchObject([0, { beneficiary: id, saved: false }]);
  });
});

describe('the same for a customer of OFX (PAYEE-7)', () => {
  let fxg: FxgWithSandbox;
  signedInTerminal((opened) => (fxg = opened), { program: 'sources', email: ofxEmail });

  type Shown = { readonly name: string; readonly currency: string };

  it('is refused where somebody has changed the record since, and sent where nobody has', async () => {
    await allow({ url: fxg.url, home: fxg.user.home });
    const [{ beneficiary: id } = { beneficiary: '' }] = (await fxg.user.fxg('beneficiaries', 'list')).data<
      readonly Saved[]
    >();
    const show = async () => (await fxg.user.fxg('beneficiaries', 'show', id)).data<Shown>();
    const edit = async (record: object) => {
      const path = join(fxg.user.home, 'record.json');
      await writeFile(path, JSON.stringify(record));
      return fxg.user.fxg('beneficiaries', 'edit', id, '--file', path, '--yes');
    };
    const file = await show();
    const fresh = await edit({ ...file, paymentReason: 'Rent' });
    expect(fresh.data(), fresh.stderr).toMatchObject({ beneficiary: id, saved: true });
    const old = await edit({ ...file, paymentReason: 'Timber' });
    expect([old.code, old.stdout]).toEqual([7, '']);
    expect(old.error()).toMatchObject({
      code: 'changed-elsewhere',
      message: `${file.name} was changed since this file was written. Nothing was sent.`,
    });
    expect(await show()).toMatchObject({ paymentReason: 'Rent' });
    const undated = await edit({ paymentReason: 'Timber' });
    expect(undated.data(), undated.stderr).toMatchObject({ beneficiary: id, saved: true });
  });
});

import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai, otherAccount, type Saved } from './beneficiaryTerminal.ts';
import { thalassa } from './fxgWithSandbox.ts';

const terminal = beneficiaryTerminal();

const pay = async (beneficiary: string, ...more: readonly string[]) => {
  const terms = `--beneficiary ${beneficiary} --lock payment --amount 100 --settlement USD --yes --max-settlement 1000 --despite-same`;
  const booked = await terminal.user.fxg('quotes', 'book', ...terms.split(' '));
  const { orderNumber } = booked.data<{ orderNumber: string }>();
  const said = '--purpose GOODS --account INCOMING410233_USD --yes'.split(' ');
  return terminal.user.fxg('orders', 'instruct', orderNumber, '--beneficiary', beneficiary, ...said, ...more);
};

describe('an edit', () => {
  it('is not sent over what another terminal has changed since it looked', async () => {
    const { beneficiary: id } = (await terminal.add(kowhai)).data<Saved>();
    await terminal.control.hold({ service: 'corpay', path: '/beneficiaries/rules' });
    const slow = (await terminal.startEdit(id, { accountHolderCity: 'Picton' })).ran;
    await terminal.control.faultsStruck();
    expect((await terminal.edit(id, { accountNumber: otherAccount })).code).toBe(0);
    await terminal.control.clearFaults();
    const { code, error } = await slow.then((ran) => ({ code: ran.code, error: ran.error() }));
    expect([code, error.code]).toEqual([7, 'changed-elsewhere']);
    expect(error.message).toBe(
      'Kowhai Nursery was changed elsewhere since this command looked. Nothing was sent.',
    );
    expect((await terminal.beneficiaries('show', id)).data()).toMatchObject({
      accountNumber: otherAccount,
      accountHolderCity: 'Nelson',
    });
  });
});

describe('the first payment after bank details came', () => {
  it('is no matter of an edit that leaves confirmed ones alone, whatever else the rules no longer ask for', async () => {
    expect((await pay(thalassa, '--details-checked')).code).toBe(0);
    await terminal.edit(thalassa, { accountHolderAddress2: 'Floor 8' });
    expect((await pay(thalassa)).code).toBe(2);
    expect((await pay(thalassa, '--details-checked')).code).toBe(0);
    const edited = await terminal.edit(thalassa, { accountHolderAddress2: 'Floor 9' });
    expect(edited.stderr).toContain('Floor 8 → Floor 9');
    expect(edited.stderr).not.toMatch(/•+ →|→ •+/);
    expect((await pay(thalassa)).code).toBe(0);
  });

  it('waits until somebody says that they were checked by telephone, and later ones do not', async () => {
    const added = await terminal.add({ ...kowhai, accountHolderName: 'Kowhai Gardens' });
    const { beneficiary: id } = added.data<Saved>();
    const first = await pay(id);
    expect(first.code).toBe(2);
    expect(first.error().hint).toContain('--details-checked');
    expect((await pay(id, '--details-checked')).data()).toMatchObject({ instructed: true });
    await terminal.edit(id, { accountHolderCity: 'Picton' });
    expect((await pay(id)).code).toBe(0);
    await terminal.edit(id, { accountNumber: otherAccount }, '--yes', '--despite-same-account');
    expect((await pay(id)).code).toBe(2);
  });
});

const inAustralia = async () =>
  (await terminal.beneficiaries('list'))
    .data<readonly { readonly beneficiary: string; readonly currency: string }[]>()
    .find(({ currency }) => currency === 'AUD')?.beneficiary ?? '';

describe('an account that another machine changed between booking and instruction', () => {
  it('is paid only after somebody has checked it, once, and is not asked about again (PAYEE-1)', async () => {
    const id = await inAustralia();
    const terms = `--beneficiary ${id} --lock payment --amount 402 --settlement USD --yes --max-settlement 1000`;
    const booked = await terminal.user.fxg('quotes', 'book', ...terms.split(' '));
    expect(booked.stderr).toMatch(/Paid to +\S.* •••• \d{4}/);
    const { orderNumber } = booked.data<{ orderNumber: string }>();
    const elsewhere = await terminal.elsewhere();
    expect((await elsewhere.edit(id, { accountNumber: '21480084' })).code).toBe(0);
    const said = '--purpose GOODS --account INCOMING410233_USD --yes'.split(' ');
    const instruct = (...more: readonly string[]) =>
      terminal.user.fxg('orders', 'instruct', orderNumber, ...said, ...more);
    const before = await terminal.callsTo('/deal/instruct');
    const sent = async () => (await terminal.callsTo('/deal/instruct')) - before;
    const stopped = await instruct();
    expect([stopped.code, stopped.error().message]).toEqual([
      2,
      expect.stringMatching(
        /have changed since this deal was quoted\. They are paid to .* •••• 0084\. Before it was •••• \d{4}\./,
      ),
    ]);
    expect(await sent()).toBe(0);
    const paid = await instruct('--details-checked');
    expect([paid.code, await sent()]).toEqual([0, 1]);
    expect(paid.stderr).toMatch(/Paid to +\S.* •••• 0084/);
    expect((await pay(id)).code).toBe(0);
    expect(await terminal.keptTexts()).not.toContain('21480084');
    await elsewhere.leave();
  });

  it('stands beside the order as it was then, where it was instructed, and is not known anywhere else (PAYEE-4)', async () => {
    const id = await inAustralia();
    const terms = `--beneficiary ${id} --lock payment --amount 403 --settlement USD --yes --max-settlement 1000`;
    const booked = await terminal.user.fxg('quotes', 'book', ...terms.split(' '));
    const { orderNumber } = booked.data<{ orderNumber: string }>();
    const account = (await terminal.beneficiaries('show', id)).data<{ accountNumber: string }>();
    const said = '--purpose GOODS --account INCOMING410233_USD --yes --details-checked'.split(' ');
    expect((await terminal.user.fxg('orders', 'instruct', orderNumber, ...said)).code).toBe(0);
    const elsewhere = await terminal.elsewhere();
    expect((await elsewhere.edit(id, { accountNumber: '21480092' })).code).toBe(0);
    const accountEnding = account.accountNumber.slice(-4);
    const show = ['orders', 'show', orderNumber] as const;
    expect((await terminal.user.fxg(...show)).data()).toMatchObject({ payments: [{ accountEnding }] });
    expect((await elsewhere.fxg(...show)).data()).toMatchObject({ payments: [{ accountEnding: null }] });
    await elsewhere.leave();
  });
});

const form = '--purpose GOODS --account INCOMING410233_USD --yes'.split(' ');
const bookOrder = async (): Promise<string> => {
  const terms = `--beneficiary ${thalassa} --amount 404 --yes --max-settlement 1000 --despite-same`;
  const booked = await terminal.user.fxg('quotes', 'book', ...terms.split(' '));
  return booked.data<{ orderNumber: string }>().orderNumber;
};
/** Instructs, and does `meanwhile` after the details were read for the plan, and before they are read again. */
const instructWhile = async (meanwhile: (look: object) => Promise<void>, ...words: readonly string[]) => {
  const late = { service: 'corpay', method: 'GET', fault: 'delay', delayMs: 3_000, times: 1 };
  const look = { service: 'corpay', method: 'GET', path: '/beneficiaries' };
  await terminal.control.faults({ ...late, path: '/deal/paymentPurpose' });
  const running = terminal.user.start('orders', 'instruct', ...words);
  await terminal.control.faultsStruck();
  await terminal.control.faults({ ...late, ...look });
  await terminal.control.faultsStruck();
  await meanwhile(look);
  return running;
};

describe('bank details that cannot be read right before the payment leaves (PAYEE-2)', () => {
  it('let none leave until the user says that it is wanted all the same', async () => {
    await pay(thalassa, '--details-checked');
    const orderNumber = await bookOrder();
    const lost = async (...more: readonly string[]) => {
      const { ran } = await instructWhile(
        (look) => terminal.control.faults({ ...look, fault: 'status', status: 503 }),
        orderNumber,
        ...form,
        ...more,
      );
      const ended = await ran;
      await terminal.control.clearFaults();
      return ended;
    };
    const before = await terminal.callsTo('/deal/instruct');
    const stopped = await lost();
    expect([stopped.code, stopped.error().message, stopped.error().hint]).toEqual([
      2,
      expect.stringMatching(/^The bank details could not be read just now/),
      expect.stringContaining('--details-checked'),
    ]);
    expect(await terminal.callsTo('/deal/instruct')).toBe(before);
    expect((await lost('--details-checked')).code).toBe(0);
    expect(await terminal.callsTo('/deal/instruct')).toBe(before + 1);
  });

  it('send nothing when Ctrl-C comes while they are read, and nobody is told otherwise', async () => {
    const orderNumber = await bookOrder();
    const before = await terminal.callsTo('/deal/instruct');
    const { ran, stop } = await instructWhile(
      async (look) => {
        await terminal.control.faults({ ...look, fault: 'delay', delayMs: 25_000, times: 1 });
        await terminal.control.faultsStruck();
      },
      orderNumber,
      ...form,
    );
    stop('SIGINT');
    const stopped = await ran;
    await terminal.control.clearFaults();
    expect([stopped.code, stopped.error().code]).toEqual([130, 'interrupted']);
    expect(stopped.error().message).not.toContain('may have been made');
    expect(await terminal.callsTo('/deal/instruct')).toBe(before);
    expect((await terminal.user.fxg('quotes', 'settle')).data()).toEqual([]);
  });
});

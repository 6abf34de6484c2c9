import { describe, expect, it } from 'vitest';
import {
  another,
  detail,
  kestrel,
  leftOpen,
  makeInstructionFixture,
  noOrder,
  ours,
  press,
  refused,
  saidYes,
  silence,
} from '../../../test/instructionFixture.ts';
import { formatPaidAccount } from '../../bankDetails/paidAccounts.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { failed, succeeded } from '../../result/result.ts';
import { corpayPayeeAccount } from '../bankDetails/corpayPayeeAccount.ts';
import { loadOrderWithAccounts } from '../orders/loadOrderWithAccounts.ts';
import { instructDeal } from './instructDeal.ts';
import { resolveLostInstruction } from './resolveLostInstruction.ts';

/** What a device knows of the instruction of order 700. */
const instructionOn = async (device: ReturnType<typeof makeInstructionFixture>) => {
  const order = await loadOrderWithAccounts(device, '700');
  return order.ok ? order.value.instruction : null;
};

describe('the check of new bank details (MSG-1, PAYEE-1)', () => {
  it('is asked for at the moment of the instruction, and nothing is sent without it', async () => {
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: null }) });
    await fixture.bankDetailChecks.changed('b1');
    expect(await instructDeal(fixture, press)).toMatchObject({
      kind: 'details-unchecked',
      questions: [{ why: 'new-here', account: { bank: 'Coral Bay Bank', account: '21480076' } }],
    });
    expect([fixture.sent, await fixture.journal.list()]).toEqual([[], []]);
    expect(await instructDeal(fixture, await saidYes(fixture))).toMatchObject({ kind: 'instructed' });
  });

  it('is asked for when another machine has changed the account since the deal was booked', async () => {
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: null }) });
    const printThen = await fixture.confirmedAccounts.printOf(corpayPayeeAccount(kestrel));
    fixture.partner.stored = succeeded({ ...kestrel, accountNumber: '99990000' });
    const asked = await instructDeal(fixture, { ...press, printThen });
    expect(asked).toMatchObject({
      questions: [{ why: 'changed-since-then', account: { account: '99990000' } }],
    });
    expect(fixture.sent).toEqual([]);
    const said = await saidYes(fixture, { ...press, printThen });
    fixture.partner.stored = succeeded({ ...kestrel, accountNumber: '11110000' });
    expect(await instructDeal(fixture, said)).toMatchObject({ kind: 'details-unchecked' });
    fixture.partner.stored = succeeded({ ...kestrel, accountNumber: '99990000' });
    expect(await instructDeal(fixture, said)).toMatchObject({ kind: 'instructed' });
    const next = { ...press, printThen, instruction: { ...press.instruction, orderNumber: '701' } };
    expect(await instructDeal(fixture, next)).toMatchObject({ kind: 'instructed' });
  });

  it('is not known to be needed while the account cannot be read: only the user can say that it does not matter', async () => {
    const fixture = makeInstructionFixture({
      answer: succeeded({ orderNumber: null }),
      stored: failed(silence),
    });
    const left: number[] = [];
    const ports = { ...fixture, leaving: async () => void left.push(fixture.sent.length) };
    expect(await instructDeal(ports, press)).toEqual({ kind: 'details-unread', failure: silence });
    expect([fixture.sent, await fixture.journal.list(), left]).toEqual([[], [], []]);
    const anyway = { ...press, bankDetails: { checked: [], unreadAccepted: true } };
    expect(await instructDeal(ports, anyway)).toMatchObject({ kind: 'instructed' });
    expect([fixture.sent.length, left], 'it is told before').toEqual([1, [0]]);
    expect(await fixture.confirmedAccounts.paidTo('700')).toEqual(new Map());
  });

  it('of a beneficiary who is gone is left to the partner, which refuses the instruction', async () => {
    const fixture = makeInstructionFixture({
      answer: failed(refused),
      order: detail([]),
      stored: failed(noOrder),
    });
    expect(await instructDeal(fixture, press)).toMatchObject({ kind: 'refused' });
    expect(fixture.sent).toHaveLength(1);
  });

  it('counts as open when nobody can read whether it is', async () => {
    const memory = createMemoryStore();
    const read = (key: string) =>
      key.includes('payee-checks') ? Promise.reject(new Error('unreadable')) : memory.read(key);
    const fixture = makeInstructionFixture({
      answer: succeeded({ orderNumber: null }),
      store: { ...memory, read },
    });
    expect(await instructDeal(fixture, press)).toMatchObject({ kind: 'details-unchecked' });
    expect(await instructDeal(fixture, await saidYes(fixture))).toMatchObject({ kind: 'instructed' });
  });

  it.each<[string, Parameters<typeof makeInstructionFixture>[0], boolean]>([
    ['closes once it is instructed', { answer: succeeded({ orderNumber: null }) }, false],
    ['stays open after a refusal', { answer: failed(refused), order: detail([]) }, true],
    [
      'closes after a refusal of what was carried out',
      { answer: failed(refused), order: detail([ours]) },
      false,
    ],
    [
      'stays open when something else was instructed',
      { answer: failed(refused), order: detail([another]) },
      true,
    ],
    ['stays open without an answer', {}, true],
  ])('%s', async (_what, answers, open) => {
    const fixture = makeInstructionFixture(answers);
    await fixture.bankDetailChecks.changed('b1');
    await instructDeal(fixture, await saidYes(fixture));
    expect(await fixture.bankDetailChecks.open('b1')).toBe(open);
  });

  it('that cannot be closed loses no answer', async () => {
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: '700' }) });
    await fixture.bankDetailChecks.changed('b1');
    const bankDetailChecks = {
      ...fixture.bankDetailChecks,
      checked: () => Promise.reject(new Error('full')),
    };
    expect(await instructDeal({ ...fixture, bankDetailChecks }, await saidYes(fixture))).toMatchObject({
      kind: 'instructed',
    });
    expect(await fixture.journal.list()).toEqual([]);
  });
});

describe('the account that an order is paid to', () => {
  it('is noted by its last four characters once the order is known to be instructed, and no more of it is kept', async () => {
    const store = createMemoryStore();
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: null }), store });
    await instructDeal(fixture, press);
    expect(await fixture.confirmedAccounts.paidTo('700')).toEqual(new Map([['b1', '0076']]));
    expect([...store.kept.values()].join()).not.toContain('21480076');
  });

  it('is kept with an instruction without an answer only where it was known', async () => {
    const known = makeInstructionFixture();
    expect(await leftOpen(known)).toHaveProperty('accountEnding', '0076');
    const unknown = makeInstructionFixture({ stored: failed(silence) });
    const intent = await leftOpen(unknown, {
      ...press,
      bankDetails: { checked: [], unreadAccepted: true },
    });
    expect(intent).not.toHaveProperty('accountEnding');
    expect(await unknown.journal.list()).toStrictEqual([intent]);
  });

  it('is noted when a lost instruction turns out to have been carried out', async () => {
    const fixture = makeInstructionFixture({ order: detail([ours]) });
    const intent = await leftOpen(fixture);
    expect(await fixture.confirmedAccounts.paidTo('700')).toEqual(new Map());
    await resolveLostInstruction(fixture, intent);
    expect(await fixture.confirmedAccounts.paidTo('700')).toEqual(new Map([['b1', '0076']]));
  });

  it('is not known after a refusal, since another instruction paid the order', async () => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: detail([ours]) });
    expect(await instructDeal(fixture, press)).toMatchObject({ kind: 'instructed-already' });
    expect(await fixture.confirmedAccounts.paidTo('700')).toEqual(new Map());
  });

  it('stays the one of then beside the order, whatever the account is now, and is not known on another device (PAYEE-4)', async () => {
    const fixture = makeInstructionFixture({
      answer: succeeded({ orderNumber: null }),
      order: detail([{ ...ours, beneficiaryId: 'b1' }]),
    });
    await instructDeal(fixture, press);
    fixture.partner.stored = succeeded({ ...kestrel, accountNumber: '99990000' });
    const accountOn = async (device: typeof fixture) => {
      const order = await loadOrderWithAccounts(device, '700');
      return order.ok && order.value.payments.map(formatPaidAccount);
    };
    expect(await accountOn(fixture)).toEqual(['•••• 0076']);
    const { confirmedAccounts } = makeInstructionFixture();
    expect(await accountOn({ ...fixture, confirmedAccounts })).toEqual(['not known']);
    const gone = { ...fixture, orders: { ...fixture.orders, show: async () => failed(noOrder) } };
    expect(await loadOrderWithAccounts(gone, '700')).toEqual(failed(noOrder));
  });

  it('is told with the moment of the instruction and the id of its answer, as far as this device knows them', async () => {
    const order = detail([ours]);
    const answer = succeeded({ orderNumber: '700', requestId: 'request-7' });
    const told = makeInstructionFixture({ answer, order });
    await instructDeal(told, press);
    expect(await instructionOn(told)).toEqual({ at: told.clock.now(), requestId: 'request-7' });
    const lost = makeInstructionFixture({ order });
    await resolveLostInstruction(lost, await leftOpen(lost));
    expect(await instructionOn(lost)).toEqual({ at: lost.clock.now(), requestId: null });
    expect(await instructionOn(makeInstructionFixture({ order }))).toBeUndefined();
  });
});

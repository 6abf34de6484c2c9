import { createMemoryStore, type KeyValueStore } from '@fx-gateway/domain/ports';
import { failed } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedDesk } from './playedPartner.ts';
import { whyCannotSubmit } from './whyCannotSubmit.ts';

const openForm = async (store?: KeyValueStore) => {
  const played = await openQuotedDesk(store === undefined ? {} : { store });
  await played.desk.deal.book();
  const form = played.desk.deal.booked?.instruct;
  if (form === undefined) throw new Error('The deal should be booked.');
  form.start();
  await played.time.advance(0);
  return { ...played, store: form };
};

describe('instructing the payment of a booked deal', () => {
  it('opens with all that is known, judged from the first moment, silent until touched (CP-INSTR-7)', async () => {
    const { store } = await openForm();
    expect(store.form).toMatchObject({
      amount: '10000.00',
      beneficiaryId: 'b-1',
      deliveryMethod: 'W',
      settlementAccount: 'usd-2',
    });
    expect(store.messages).toEqual({ paymentPurpose: 'Required field.' });
    expect(store.shown('paymentPurpose')).toBeNull();
    expect(whyCannotSubmit(store)).toBe('Still needed: Payment Purpose.');
  });

  it('offers accounts of the settlement currency only, and no fee account for USD (CP-INSTR-9, CP-INSTR-11)', async () => {
    const { store } = await openForm();
    expect(store.choices.settlementAccounts.map(({ id }) => id)).toEqual(['usd-1', 'usd-2']);
    expect(store.feeAccounts).toBeNull();
  });

  it('another method loads its purposes, and a purpose it does not have is chosen again', async () => {
    const { store, time, calls } = await openForm();
    store.set('paymentPurpose', 'RENT');
    store.set('deliveryMethod', 'E');
    await time.advance(0);
    expect(calls.at(-1)).toBe('purposes EUR GR E');
    expect(store.form.paymentPurpose).toBe('');
    store.set('paymentPurpose', 'GOODS');
    store.set('deliveryMethod', 'W');
    await time.advance(0);
    expect(store.form.paymentPurpose).toBe('GOODS');
  });

  it('never more than the quoted amount (CP-INSTR-5)', async () => {
    const { store } = await openForm();
    store.set('amount', '10000.01');
    expect(store.shown('amount')).toBe('Max amount is 10000');
    expect(await store.submit()).toBeNull();
  });

  it('two presses are one instruction, and the deal is no longer announced', async () => {
    const { store, desk, calls } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    expect(whyCannotSubmit(store)).toBeNull();
    const outcomes = await Promise.all([store.submit(), store.submit()]);
    expect(outcomes).toEqual(['20418300', null]);
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
    await desk.intents.readAwaited();
    expect(desk.intents.state.awaited).toEqual([]);
  });

  it('a refusal keeps the form', async () => {
    const { store, answers } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
    expect(await store.submit()).toBeNull();
    expect(store.refusal).toMatchObject({ messages: ['No.'] });
    expect(store.form.paymentPurpose).toBe('GOODS');
  });

  it('without an answer the payments of the order settle it exactly', async () => {
    const { store, answers, desk, time } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    answers.payments = [
      {
        payeeName: 'Thalassa',
        availableDate: '2026-11-24',
        reference: '',
        amount: { currency: 'EUR', amount: 10_000 },
        fee: { currency: 'USD', amount: 0 },
      },
    ];
    expect(await store.submit()).toBeNull();
    expect(store.refusal).toBeNull();
    await time.advance(0);
    expect(desk.intents.foundInstructed('20418300')).toBe(true);
    expect(desk.intents.state.open).toMatchObject([{ settlement: { kind: 'instructed' } }]);
  });

  it('asks once for the check of bank details that are new, and never again after it (MSG-1)', async () => {
    const { store, time, desk } = await openForm();
    await desk.payeeChecks.changed('b-1');
    store.stop();
    store.start();
    store.set('paymentPurpose', 'GOODS');
    await time.advance(0);
    expect(whyCannotSubmit(store)).toBe('Still needed: the check of the bank details.');
    expect(store.messages).toEqual({ detailsChecked: 'Required field.' });
    expect(await store.submit()).toBeNull();
    store.tickDetails(true);
    expect(await store.submit()).not.toBeNull();
    expect(await desk.payeeChecks.open('b-1')).toBe(false);
  });

  it('asks for that check when another tab has changed the bank details since the form opened', async () => {
    const { store, desk, calls } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    expect(whyCannotSubmit(store)).toBeNull();
    await desk.payeeChecks.changed('b-1');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    expect(store.shown('detailsChecked')).toBe('Required field.');
    store.tickDetails(true);
    expect(await store.submit()).not.toBeNull();
  });

  it('cannot be submitted before it is known whether the check is open', async () => {
    const { store, calls } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    const asked = store.askPayeeCheck();
    expect(whyCannotSubmit(store)).toBe('Looking up whether the bank details were checked.');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    await asked;
    expect(whyCannotSubmit(store)).toBeNull();
  });

  it('takes the check for open when nobody can read whether it is', async () => {
    const memory = createMemoryStore();
    const { store } = await openForm({
      ...memory,
      read: (key) =>
        key.includes('payee-checks') ? Promise.reject(new Error('unreadable')) : memory.read(key),
    });
    expect(store.payeeOpen).toBe(true);
    expect(store.messages.detailsChecked).toBe('Required field.');
  });
});

import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { openInstructForm, whyOff } from '../../../../test/openInstructForm.ts';

describe('the check of bank details that are new or were changed', () => {
  it('asks once for the check of bank details that are new, and never again after it (MSG-1)', async () => {
    const { store, time, scope } = await openInstructForm();
    await scope.bankDetailChecks.changed('b-1');
    store.stop();
    store.start();
    store.set('paymentPurpose', 'GOODS');
    await time.advance(0);
    expect(whyOff(store)).toBe('Still needed: the check of the bank details.');
    expect(store.messages).toEqual({ detailsChecked: 'Required field.' });
    expect(await store.submit()).toBeNull();
    store.tick('detailsChecked', true);
    expect(await store.submit()).not.toBeNull();
    expect(await scope.bankDetailChecks.open('b-1')).toBe(false);
  });

  it('asks for that check when another tab has changed the bank details since the form opened', async () => {
    const { store, scope, calls } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    expect(whyOff(store)).toBeNull();
    await scope.bankDetailChecks.changed('b-1');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    expect(store.shown('detailsChecked')).toBe('Required field.');
    store.tick('detailsChecked', true);
    expect(await store.submit()).not.toBeNull();
  });

  it('cannot be submitted before it is known whether the check is open', async () => {
    const { store, calls } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    const asked = store.askBankDetailCheck();
    expect(whyOff(store)).toBe('Looking up whether the bank details were checked.');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    await asked;
    expect(whyOff(store)).toBeNull();
  });

  it('takes the check for open when it cannot be read whether it is', async () => {
    const memory = createMemoryStore();
    const { store } = await openInstructForm({
      ...memory,
      read: (key) =>
        key.includes('payee-checks') ? Promise.reject(new Error('unreadable')) : memory.read(key),
    });
    expect(store.check.open).toBe(true);
    expect(store.messages.detailsChecked).toBe('Required field.');
  });

  it('takes a tick for details that could not be read for no answer once they can be, however they are read again', async () => {
    const { store, scope, answers, time, calls } = await openInstructForm();
    const readable = answers.showOf;
    store.set('paymentPurpose', 'GOODS');
    const unread = async () => {
      answers.showOf = async () => failed(failure('no-answer'));
      await store.check.askAgain();
      store.tick('detailsChecked', true);
      expect(whyOff(store)).toBeNull();
      answers.showOf = readable;
      await scope.bankDetailChecks.changed('b-1');
    };
    await unread();
    await store.check.askAgain();
    expect(whyOff(store)).toBe('Still needed: the check of the bank details.');
    await unread();
    scope.session.tryAgain();
    await time.advance(0);
    expect(whyOff(store)).toBe('Still needed: the check of the bank details.');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
  });
});

import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ofxDealOf } from '../../../test/fakeOfx.ts';
import { hearDefects } from '../../../test/hearDefects.ts';
import { openQuotedPage as quoted, press } from '../../../test/openDealPage.tsx';

afterEach(cleanup);
const heard = hearDefects();
const full = new Error('the disk is full');

/** The deal that the lost call made. */
const made = ofxDealOf('7', {
  buy: { currency: 'USD', amount: 11_600.01 },
  sell: { currency: 'EUR', amount: 10_000 },
  dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 10_000 }],
});

/** The next change of what is kept fails; those after it do not. */
const failOnce = (store: KeyValueStore): void => {
  const { update } = store;
  store.update = async () => {
    store.update = update;
    throw full;
  };
};

describe('one failing write to the journal of OFX', () => {
  it('leaves a refused booking told as refused, and no press waits', async () => {
    const { answers, store, scope } = await quoted();
    answers.book = async () => {
      failOnce(store);
      return failed(
        callFailure('refused', '/payments/deals', { status: 400, messages: ['Over your limit.'] }),
      );
    };
    await press('Book Deal');
    expect(screen.getByText(/Over your limit\./)).toBeTruthy();
    expect(scope.deal.booking).toBe(false);
  });

  it('says that what the user answered could not be remembered, and takes the answer again', async () => {
    const { answers, store } = await quoted();
    answers.book = async () => {
      answers.deals = [made, ...answers.deals];
      return failed(callFailure('no-answer', '/payments/deals'));
    };
    await press('Book Deal');
    fireEvent.click(screen.getByRole('radio', { name: /OFX-7/ }));
    failOnce(store);
    await press('Continue');
    expect(heard).toEqual([full]);
    expect(screen.getByText('This device could not remember what became of it. Check again.')).toBeTruthy();
    await press('Check again');
    fireEvent.click(screen.getByRole('radio', { name: /OFX-7/ }));
    await press('Continue');
    expect(screen.getByText('Your deal is booked')).toBeTruthy();
  });

  it('never leaves Book Deal off where a press breaks off', async () => {
    const { store, scope } = await quoted();
    store.update = () => Promise.reject(new StoreBusy('of another process'));
    await press('Book Deal');
    expect(scope.deal.booking).toBe(false);
    expect(
      screen.getByText(
        'It is not known whether the deal was booked. Look at your deals before you book it again.',
      ),
    ).toBeTruthy();
  });
});

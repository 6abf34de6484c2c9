import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bookedOrder, button, drawPages, fill, words } from '../../../test/drawnPages.tsx';
import { failure, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const dashboard = '/secure/fxgateway/dashboard';

/** Booked a moment ago, and not instructed. */
const leaveInstruct = async () => {
  const drawn = await drawPages(dashboard);
  fireEvent.click(button('Cancel Instruct'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel Instruct' }));
  await drawn.pass(0);
  return drawn;
};

it('a booking leads on to the purpose of the payment', async () => {
  const { pass } = await drawPages(dashboard);
  await pass(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Payment Purpose'));
});

describe('a deal that waits for its instruction', () => {
  it('still says what it cost against the market when it was booked', async () => {
    await drawPages(dashboard);
    expect(words()).toContain('· 0.09% above market ($10.27)');
  });

  it('is not said to pay a beneficiary who is gone', async () => {
    const { scope, answers, pass } = await leaveInstruct();
    expect(words()).toContain(
      'Thalassa Olive Cooperative receives €10,000.00 once that is instructed and your settlement of',
    );
    for (const [list, gone] of [
      [[], 'among your beneficiaries'],
      [[{ ...thalassa, curr: 'JPY' }], 'paid in EUR'],
    ] as const) {
      answers.beneficiaries = succeeded(list);
      await act(async () => scope.session.beneficiaries.load());
      await pass(0);
      expect(words()).toContain(`Deal ${bookedOrder} is booked but not instructed.`);
      expect(words()).not.toContain('Thalassa Olive Cooperative receives');
      expect(words()).toContain(
        `Thalassa Olive Cooperative, for whom this deal was booked, is no longer ${gone}. Choose who is paid. €10,000.00 is paid once you have said to whom and how, and your settlement of $11,531.01 has arrived.`,
      );
    }
  });

  it('is not announced while its instruction is open, and left only with words that are true of that', async () => {
    const { answers, pass } = await drawPages(dashboard);
    fill('Payment Purpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    fireEvent.click(button('Submit'));
    await pass(0);
    fireEvent.click(button('Cancel Instruct'));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('leaving does not take it back');
    expect(dialog.textContent).not.toContain('at any time');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel Instruct' }));
    await pass(0);
    expect(words()).toContain('What became of your instruction?');
    expect(words()).not.toContain('not instructed');
  });

  it('has no place for Book Deal while there is nobody to pay', async () => {
    const { scope, answers, pass } = await drawPages(dashboard);
    act(() => scope.deal.leaveInstruct());
    expect(screen.getByText('You can book as soon as there is a quote.')).toBeTruthy();
    answers.beneficiaries = succeeded([]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    expect(screen.getByText("You haven't added any beneficiaries yet.")).toBeTruthy();
    expect(screen.queryByText('You can book as soon as there is a quote.')).toBeNull();
  });

  it('no longer names its beneficiary as the one who is paid, once they are gone', async () => {
    const { scope, answers, pass } = await drawPages(dashboard);
    expect(words()).toContain('€10,000.00 to Thalassa Olive Cooperative');
    answers.beneficiaries = succeeded([]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    expect(words()).not.toContain('€10,000.00 to Thalassa Olive Cooperative');
    expect(words()).toContain('€10,000.00 booked for Thalassa Olive Cooperative');
  });
});

import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ofxPayee } from '../../../test/fakeOfx.ts';
import { openQuotedPage as quoted, press } from '../../../test/openDealPage.tsx';

afterEach(cleanup);

const thalassa = ofxPayee('b1', 'Thalassa');
const elsewhere = {
  ...thalassa,
  beneficiaryBankDetails: {
    ...thalassa.beneficiaryBankDetails,
    values: { bankName: 'Aegean Lighthouse Bank', account: 'GR4901101250000000012300084' },
  },
};

const whyOff = () =>
  screen.getByRole('button', { name: 'Book Deal' }).nextElementSibling?.textContent ?? null;

describe('the bank details of a deal', () => {
  it('stand beside the name of who is paid, by bank and last four digits', async () => {
    await quoted();
    expect(screen.getByText('Aegean Lighthouse Bank •••• 0695')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('that changed after the choice are asked about at the press, and booked once the user has checked them (PAYEE-1)', async () => {
    const { answers, calls, pass, scope } = await quoted();
    answers.list = [elsewhere];
    await press('Book Deal');
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain(
      'The bank details of Thalassa have changed since you chose who is paid. They are paid to Aegean Lighthouse Bank ••••\u00A00084.',
    );
    expect(screen.getByRole('alert').closest('.card-caution')).not.toBeNull();
    expect(screen.getAllByText('Aegean Lighthouse Bank •••• 0084')).toHaveLength(1);
    expect(whyOff()).toBe('Still needed: the check of the bank details.');
    await press('Book Deal');
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /I have checked the bank details/ }));
    await press('Book Deal');
    expect(scope.deal.booked?.dealId).toBe('d9');
  });

  it('that cannot be read are said to be unread, and are read again or left to the user (PAYEE-2)', async () => {
    const { answers, pass, scope } = await quoted();
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    await press('Book Deal');
    await pass(1_000);
    expect(screen.getByRole('alert').textContent).toContain('The bank details could not be read just now');
    answers.listFailure = null;
    await press('Read them again');
    await pass(1_000);
    expect(screen.queryByRole('checkbox')).toBeNull();
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    await press('Book Deal');
    await pass(1_000);
    fireEvent.click(screen.getByRole('checkbox', { name: /although the bank details could not be read/ }));
    await press('Book Deal');
    expect(scope.deal.booked?.dealId).toBe('d9');
  });

  it('that are read again keep the focus on the button meanwhile, and give it to what is asked then, or to the nearest field, never to what books', async () => {
    const { answers, pass } = await quoted();
    const unread = async () => {
      answers.listFailure = callFailure('no-answer', '/beneficiaries');
      await press('Book Deal');
      await pass(1_000);
      answers.listFailure = null;
      const again = screen.getByRole('button', { name: 'Read them again' });
      again.focus();
      return again;
    };
    const again = await unread();
    answers.listFailure = callFailure('no-answer', '/beneficiaries');
    fireEvent.click(again);
    expect([document.activeElement, again.getAttribute('aria-busy')]).toEqual([again, 'true']);
    await pass(0);
    expect([document.activeElement, again.getAttribute('aria-busy')]).toEqual([again, null]);
    answers.listFailure = null;
    answers.list = [elsewhere];
    await press('Read them again');
    await pass(0);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /I have checked/ }));
    answers.list = [thalassa];
    fireEvent.click(screen.getByRole('checkbox'));
    await unread();
    await press('Read them again');
    await pass(0);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'They receive' }));
  });
});

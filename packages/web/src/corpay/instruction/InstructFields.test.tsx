import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enterAt } from '../../../test/enterAt.ts';
import { button, drawPages, fill, words } from '../../../test/drawnPages.tsx';
import { failure, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const wool = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };
const emptied =
  'Payment Method and Payment Purpose are empty now, since they follow the payee. Everything else you typed is still here.';

/** The form is filled, and its beneficiary gone from the list as it is loaded next. */
const loseLater = async (rest: readonly (typeof thalassa)[]) => {
  const drawn = await drawPages('/secure/fxgateway/dashboard');
  fill('Payment Purpose', 'GOODS');
  fill('Payment Reference', 'INV-7');
  drawn.answers.beneficiaries = succeeded(rest);
  return drawn;
};

describe('a form whose beneficiary is gone', () => {
  it.each([
    ['deleted in another tab', false],
    ['missed by a refusal', true],
  ])(
    'when they were %s says what went with them, and never that all is still here',
    async (_how, refused) => {
      const { scope, answers, pass } = await loseLater([wool]);
      if (refused) {
        answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No payee.'] }));
        fireEvent.click(button('Submit'));
      } else await act(async () => scope.session.beneficiaries.load());
      await pass(0);
      expect(words()).toContain(`Choose who is paid. ${emptied}`);
      expect(words()).not.toContain('What you typed is still here.');
      expect(screen.getByLabelText<HTMLInputElement>('Payment Reference').value).toBe('INV-7');
      fireEvent.change(screen.getByRole('combobox', { name: 'Beneficiary' }), { target: { value: 'kest' } });
      fireEvent.keyDown(screen.getByRole('combobox', { name: 'Beneficiary' }), { key: 'Enter' });
      await pass(0);
      expect(screen.getByLabelText<HTMLSelectElement>('Payment Purpose').value).toBe('');
      expect(words()).not.toContain('What you typed is still here.');
      expect(words()).not.toContain('are empty now');
      expect(words().includes('Amount and reference are still here.')).toBe(refused);
    },
  );

  it('calls no field wrong that cannot be filled before another one is', async () => {
    const { scope, pass } = await loseLater([wool]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    expect(words()).not.toContain('Required field.');
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Purpose').disabled).toBe(true);
    fireEvent.change(screen.getByRole('combobox', { name: 'Beneficiary' }), { target: { value: 'kest' } });
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Beneficiary' }), { key: 'Enter' });
    await pass(0);
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Purpose').disabled).toBe(false);
    expect(screen.getAllByText('Required field.')).toHaveLength(1);
  });

  it('without another beneficiary to pay says so in full, with the way to add one', async () => {
    const { scope, pass } = await loseLater([{ ...wool, curr: 'AUD' }]);
    await act(async () => scope.session.beneficiaries.load());
    await pass(0);
    const field = screen.getByRole('combobox', { name: 'Beneficiary' });
    const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toContain('You have no beneficiary paid in EUR.');
    const add = screen.getByRole('link', { name: 'Add New Beneficiary' });
    expect(add.getAttribute('href')).toBe('/secure/fxgateway/beneficiaries/new');
    fireEvent.click(add);
    expect(screen.getByRole('dialog').textContent).toContain('This deal is not instructed yet');
  });
});

describe('a form whose choices the partner cannot give', () => {
  it.each([
    ['accounts', 'Unable to get settlement accounts. Please try again later.'],
    ['purposes', 'Unable to load payment purpose. Please try again later.'],
  ] as const)(
    'says so of the %s (ERR-48, ERR-49), keeps what was typed, and is complete after another try',
    async (what, sentence) => {
      const { answers, pass } = await drawPages('/secure/fxgateway/dashboard', {
        prepare: (opened) => {
          opened.answers.unavailable = { [what]: failure('server-trouble', { status: 500 }) };
        },
      });
      fill('Payment Reference', 'INV-7');
      expect(screen.getByRole('alert').textContent).toContain(sentence);
      answers.unavailable = {};
      fireEvent.click(button('Try again'));
      await pass(0);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>('Payment Reference').value).toBe('INV-7');
      fill('Payment Purpose', 'GOODS');
      expect(button('Submit').getAttribute('aria-disabled')).toBe('false');
    },
  );

  it('and one that is refused keeps all of it, and is sent at the next press (ERR-50)', async () => {
    const { answers, calls, pass } = await drawPages('/secure/fxgateway/dashboard');
    fill('Payment Reference', 'INV-7');
    fill('Payment Purpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['One.', 'Two.'] }));
    fireEvent.click(button('Submit'));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain(
      'Error instructing deal. Please try again. (One., Two.)',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Payment Reference').value).toBe('INV-7');
    answers.instruct = null;
    fireEvent.click(button('Submit'));
    await pass(0);
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(2);
  });
});

it('a form without an account to settle from says so in full', async () => {
  await drawPages('/secure/fxgateway/dashboard', {
    prepare: ({ answers }) => {
      answers.accounts = [];
    },
  });
  const field = screen.getByLabelText('Settlement Account');
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('You have no account in USD.');
});

it('Enter in a field skips nothing that is still to be chosen', async () => {
  await drawPages('/secure/fxgateway/dashboard');
  for (const label of ['Amount', 'Payment Method', 'Settlement Account']) {
    const field = screen.getByLabelText(label);
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByLabelText('Payment Purpose'));
  }
});

it('Ctrl+Enter goes to what is still to be chosen, and instructs nothing before', async () => {
  const { calls, pass } = await drawPages('/secure/fxgateway/dashboard');
  fireEvent.keyDown(screen.getByLabelText('Amount'), { key: 'Enter', ctrlKey: true });
  await pass(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Payment Purpose'));
  expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
});

it.each(['Amount', 'Payment Method', 'Payment Purpose', 'Settlement Account', 'Payment Reference'])(
  'Enter in %s instructs nothing: it goes to Submit, which a press of its own presses',
  async (label) => {
    const { calls, pass } = await drawPages('/secure/fxgateway/dashboard');
    fill('Payment Purpose', 'GOODS');
    const field = screen.getByLabelText(label);
    field.focus();
    expect(enterAt(field, 1_000), 'the browser would submit the form').toBe(false);
    expect(document.activeElement).toBe(button('Submit'));
    expect(fireEvent.keyDown(button('Submit'), { key: 'Enter', repeat: true })).toBe(false);
    expect(enterAt(button('Submit'), 1_599), 'one that bounced').toBe(false);
    expect(words()).toContain('pressed nothing. Press it once more.');
    await pass(0);
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await pass(0);
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
  },
);

describe('beside Submit', () => {
  it('stands what a press would do once everything is filled in, and who sets the fee', async () => {
    await drawPages('/secure/fxgateway/dashboard');
    expect(words()).toContain('Corpay sets the fee when you submit.');
    expect(words()).not.toContain('Sends');
    fill('Payment Purpose', 'GOODS');
    expect(button('Submit').getAttribute('aria-describedby')).toBe(
      screen.getByText(
        "Sends €10,000.00 to Thalassa Olive Cooperative. $11,531.01 and Corpay's fee are settled from Account.",
      ).id,
    );
    fill('Amount', '10000.01');
    expect(words()).not.toContain('Sends');
  });
});

import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookedOrder, button, drawPages, fill, pageOfBookedOrder, words } from '../../../test/drawnPages.tsx';
import { failure, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const paidFrom = {
  amount: { currency: 'USD', amount: 11_531.01 },
  isFee: false,
  accountDetails: 'USD wire',
};

const paid = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const knowPayee = ({ answers }: Pick<Awaited<ReturnType<typeof drawPages>>, 'answers'>) => {
  answers.show = async () =>
    succeeded({
      ...newBeneficiary(thalassa.clientIntegrationId),
      bankName: 'Aegean Lighthouse Bank',
      iban: 'GR1601101250000000012300695',
    });
};

const stations = () =>
  within(screen.getByRole('list', { name: 'Where this order stands' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const taken = () =>
  within(screen.getByRole('list', { name: 'You settle' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const textOf = ({ textContent }: HTMLElement) => textContent;

const labels = () => screen.getAllByRole('term').map(textOf);

const paidTo = () => screen.getByText('Paid to', { selector: 'dt' }).parentElement?.textContent;

describe('an order as a letter', () => {
  it.each([
    ['a receipt', pageOfBookedOrder, [paid]],
    ['a booked order', pageOfBookedOrder, []],
    ['a deal that was just booked', '/secure/fxgateway/dashboard', []],
  ])('is printed at a press: %s', async (_what, address, payments) => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { pass } = await drawPages(address, {
      prepare: ({ answers }) => {
        answers.payments = payments;
      },
    });
    fireEvent.click(button('Print'));
    await pass(0);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says and draws what it cost where this device noted the market of its booking (COST-4)', async () => {
    await drawPages(pageOfBookedOrder);
    expect(screen.getByText('When booked').parentElement?.textContent).toBe(
      'When booked0.09% above market ($10.27)',
    );
    const costs = await screen.findByRole('list', { name: 'What it costs' });
    expect(within(costs).getAllByRole('listitem').map(textOf)).toEqual([
      'Market $11,520.74',
      'Margin $10.27 (0.09%)',
    ]);
    expect(screen.getByText('Your limit under Settings is 1%.')).toBeTruthy();
    cleanup();
    await drawPages(pageOfBookedOrder, { atMarket: false });
    expect(screen.getByText('When booked'), 'a later visit').toBeTruthy();
  });

  it('says nothing of the cost where nothing was noted, and moves nothing for what is noted while it is open (COST-4)', async () => {
    const { scope, pass } = await drawPages(pageOfBookedOrder, { atMarket: false });
    const before = labels();
    const cost = { difference: makeMoney(1_027n, 'USD'), percent: 0.09, age: 0 };
    scope.bookedMarkets.note(bookedOrder, makeMoney(1_153_101n, 'USD'), cost);
    globalThis.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(labels()).toEqual(before);
    expect(before).not.toContain('When booked');
    expect(document.querySelector('.cost-place')).toBeNull();
  });

  it('is a payment advice on paper: payee, bank, masked account, purpose, moment, settlements and totals', async () => {
    vi.stubGlobal('print', () => globalThis.dispatchEvent(new Event('beforeprint')));
    const fee = { ...paidFrom, isFee: true, amount: { currency: 'USD', amount: 15 } };
    const { pass } = await drawPages(pageOfBookedOrder, {
      prepare: (opened) => {
        knowPayee(opened);
        opened.answers.payments = [
          {
            ...paid,
            beneficiaryId: 'b-1',
            accountEnding: '0695',
            deliveryMethod: 'W',
            paymentPurpose: 'GOODS',
            reference: 'INV-7',
          },
        ];
        opened.answers.settlements = [paidFrom, fee, fee];
      },
    });
    fireEvent.click(button('Print'));
    await pass(0);
    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(words()).toContain('Payment advice');
    expect(facts).toEqual(
      expect.arrayContaining([
        `Beneficiary${thalassa.payee}`,
        'BankAegean Lighthouse Bank',
        'Account•••• 0695',
        'ReferenceINV-7',
        'Value dateNov 24, 2026',
        'Settlement USD wire11,531.01 USD',
        'Fee Settlement 1 USD wire15.00 USD',
        'Fee Settlement 2 USD wire15.00 USD',
        'Total in USD11,561.01 USD',
      ]),
    );
    act(() => void globalThis.dispatchEvent(new Event('afterprint')));
    expect(words()).not.toContain('Payment advice');
    expect(screen.getByRole('list', { name: 'Where this order stands' })).toBeTruthy();
  });

  it('names on paper when this device instructed it, and the id of the answer for support', async () => {
    vi.stubGlobal('print', () => globalThis.dispatchEvent(new Event('beforeprint')));
    const { scope, pass } = await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [paid];
      },
    });
    const printed = async () => {
      fireEvent.click(button('Print'));
      await pass(0);
    };
    await printed();
    expect(labels()).not.toEqual(expect.arrayContaining(['Instructed']));
    act(() => void globalThis.dispatchEvent(new Event('afterprint')));
    expect(words()).not.toContain('Request id');
    const { confirmedAccounts } = scope.instructDependencies;
    await confirmedAccounts.notePaid(bookedOrder, new Map(), 1_000, 'request-7');
    globalThis.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(words(), 'also on the screen').toContain('Request id request-7');
    await printed();
    expect(labels()).toEqual(expect.arrayContaining(['Instructed', 'Request id']));
    expect(words()).toContain('Request idrequest-7');
  });

  it('says on paper what was booked and what of it stays uninstructed, and prints no confirmation into it', async () => {
    vi.stubGlobal('print', () => globalThis.dispatchEvent(new Event('beforeprint')));
    const { pass } = await drawPages(`${pageOfBookedOrder}?success=true`, {
      prepare: ({ answers }) => {
        answers.payments = [{ ...paid, amount: { currency: 'EUR', amount: 9_000 } }];
      },
    });
    expect(words()).toContain('Order confirmed!');
    expect(screen.getByText('Booked for them').textContent).toBe('Booked for them Sell Amount');
    fireEvent.click(button('Print'));
    await pass(0);
    expect(words()).toContain('Payment advice');
    expect(words()).not.toContain('Order confirmed!');
    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual(
      expect.arrayContaining(['Booked for them Sell Amount10,000.00 EUR', 'Not instructed1,000.00 EUR']),
    );
  });

  it('opens with the amounts to settle, by currency and account, to be copied, and with who receives what', async () => {
    await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [paid];
        answers.settlements = [
          paidFrom,
          { ...paidFrom, isFee: true, amount: { currency: 'USD', amount: 15 } },
          { ...paidFrom, isFee: true, amount: { currency: 'GBP', amount: 4 } },
        ];
      },
    });
    expect(taken()).toEqual([
      expect.stringMatching(/^You settle\$11,546\.01Copyfrom USD wire, with the fee of \$15\.00/),
      expect.stringMatching(/^You settle£4\.00Copythe fee, from USD wire/),
    ]);
    expect(words()).toContain('Thalassa Olive Cooperative receives €10,000.00 once your money has arrived.');
    expect(screen.getByRole('button', { name: 'Copy 4.00 GBP' })).toBeTruthy();
    expect(screen.getByText('You send').textContent).toBe('You send Buy Amount');
    expect(screen.getByText('They receive').textContent).toBe('They receive Sell Amount');
  });

  it('shows where the order stands, and claims nothing that the partner does not report', async () => {
    await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [paid];
      },
    });
    expect(stations()).toEqual([
      'Booked, doneNov 21, 2026',
      'Instructed, doneCorpay does not report the day',
      'Your money, not reportedCorpay does not report this',
      'Paid, not reportedNov 24, 2026 at the earliest',
    ]);
  });

  it('names what is left of a deal that is instructed in part as a fact of its own', async () => {
    await drawPages(pageOfBookedOrder, {
      prepare: ({ answers }) => {
        answers.payments = [{ ...paid, amount: { currency: 'EUR', amount: 9_000 } }];
      },
    });
    expect(stations()[1]).toBe('Instructed, doneIn part: €1,000.00 is left. Corpay does not report the day');
    expect(screen.getByText('Not instructed', { selector: 'dt' }).parentElement?.textContent).toBe(
      'Not instructed€1,000.00',
    );
  });

  it('keeps why an instruction was refused beside its station, until it is tried again', async () => {
    const { answers, pass } = await drawPages(pageOfBookedOrder, { prepare: knowPayee });
    answers.instruct = async () =>
      failed(failure('refused', { status: 400, messages: ['The purpose is not allowed.'], listed: true }));
    fireEvent.click(button('Instruct Payment'));
    await pass(0);
    fill('Payment Purpose', 'GOODS');
    fireEvent.click(button('Submit'));
    await pass(0);
    fireEvent.click(button('Not now'));
    await pass(0);
    fireEvent.click(button('Leave'));
    await pass(0);
    expect(stations()[1]).toBe('Instructed, nextNot accepted: The purpose is not allowed.');
  });

  it('says to which account a payment went that was instructed here, and elsewhere that it is not known (PAYEE-4)', async () => {
    const { answers, pass } = await drawPages(pageOfBookedOrder, { prepare: knowPayee });
    fireEvent.click(button('Instruct Payment'));
    await pass(0);
    fill('Payment Purpose', 'GOODS');
    answers.payments = [paid];
    fireEvent.click(button('Submit'));
    await pass(0);
    expect(words()).toContain('Order confirmed!');
    expect(paidTo()).toBe('Paid to••••\u00A00695');
    cleanup();
    await drawPages(pageOfBookedOrder, {
      prepare: (opened) => {
        knowPayee(opened);
        opened.answers.payments = [paid];
      },
    });
    expect(paidTo()).toBe('Paid tonot known');
  });
});

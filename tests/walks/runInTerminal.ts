import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { runQuotesBook } from '../../packages/cli/src/corpay/booking/bookCorpayQuoteVerb.ts';
import { runQuotesSettle } from '../../packages/cli/src/corpay/openSteps/settleCorpayQuotesVerb.ts';
import type { BookPress } from './OrderBook.ts';
import { memberText } from './memberText.ts';
import type { Fate } from './network.ts';
import { readShown, shownBeside } from './shownOnScreen.ts';
import type { Terminal } from './Terminal.ts';

/** The bookings without an answer that a question speaks of: it names beneficiary and both amounts. */
const askedAbout = ({ ports: { orderBook, customer } }: Terminal, question: string): readonly BookPress[] =>
  orderBook.presses.filter(
    ({ group, known, payment, settlement, beneficiaryId }) =>
      group === 'terminal' &&
      known === 'open' &&
      question.includes(
        `${formatMoney(payment)} to ${customer.beneficiaries.find(({ id }) => id === beneficiaryId)?.name} for ${formatMoney(settlement)}`,
      ),
  );

/** Of the orders that are offered the user names the one that is theirs; else none, where that can be said. */
const honestly =
  (terminal: Terminal, again: boolean) =>
  (question: string, values: readonly string[]): string => {
    if (!values.includes('leave')) return values[0] ?? '';
    const { orderBook } = terminal.ports;
    const mine = askedAbout(terminal, question).map(
      (press) => `order ${orderBook.orderOf(press)?.orderNumber}`,
    );
    const order = values.find((value) => mine.includes(value));
    if (order !== undefined) return order;
    if (again && values.includes('again')) return 'again';
    return values.includes('none') ? 'none' : 'leave';
  };

const amountIn = (data: unknown, name: string): Money | null => {
  const currency = memberText(data, name, 'currency');
  return isCurrency(currency) ? readShown(memberText(data, name, 'amount'), currency) : null;
};

type WantedInTerminal = {
  readonly place: number;
  readonly side: 'payment' | 'settlement';
  readonly amount: string;
  readonly fate: Fate;
  readonly beside: boolean;
};

/** What stood on the screen when it was agreed to; a quote that was renewed to no worse one is said after that. */
const displayedOn = (screen: string, currency: Money['currency']) => {
  const renewed = /you settle (?<settlement>\S+) for (?<payment>\S+)\.$/m.exec(screen)?.groups;
  return {
    settlement: readShown(renewed?.['settlement'] ?? shownBeside(screen, 'You settle'), 'USD'),
    payment: readShown(renewed?.['payment'] ?? shownBeside(screen, 'Beneficiary receives'), currency),
  };
};

/** `fxg quotes book`: runs until the quote stands there and the user is asked. */
export const beginBooking = (terminal: Terminal, wanted: WantedInTerminal): void => {
  const { orderBook, customer, name, look } = terminal.ports;
  const beneficiary = customer.beneficiaries[wanted.place % customer.beneficiaries.length];
  if (beneficiary === undefined) return;
  const openBefore = orderBook.presses.filter(
    ({ group, known }) => group === 'terminal' && (known === 'open' || known === 'untold'),
  );
  const beside: string[] = [];
  const booked: { press: BookPress | null } = { press: null };
  terminal.begin(runQuotesBook, {
    values: { beneficiary: beneficiary.id, lock: wanted.side, amount: wanted.amount, settlement: 'USD' },
    fate: wanted.fate,
    choose: honestly(terminal, false),
    confirm: (question) => {
      if (question === 'Book it?') return 'later';
      if (question === 'Book it all the same?') return true;
      const shown = askedAbout(terminal, question);
      if (wanted.beside) beside.push(...shown.map(({ quoteId }) => quoteId));
      return wanted.beside;
    },
    books: (quoteId, screen) => {
      orderBook.readNotMade(screen);
      terminal.listen();
      const { settlement, payment } = displayedOn(screen, beneficiary.currency);
      orderBook.expect(settlement !== null && payment !== null, `${name} books without saying what`);
      if (settlement === null || payment === null) return;
      const typed = readShown(wanted.amount, wanted.side === 'payment' ? beneficiary.currency : 'USD');
      orderBook.expect(
        typed?.minor === (wanted.side === 'payment' ? payment : settlement).minor,
        `${name} books another amount than the one that was given`,
      );
      booked.press = {
        group: 'terminal',
        quoteId,
        beneficiaryId: beneficiary.id,
        settlement,
        payment,
        lockSide: wanted.side === 'payment' ? 'Payment' : 'Settlement',
        beside,
        sent: false,
        known: 'open',
      };
      orderBook.presses.push(booked.press);
    },
    unread: (outcome) => {
      if (outcome.ok && booked.press !== null) booked.press.known = 'untold';
    },
    ended: async (outcome) => {
      await look();
      const { press } = booked;
      if (!outcome.ok) {
        if (press !== null && outcome.failure.exit !== 8) press.known = 'not-booked';
        return;
      }
      const data = outcome.value?.data;
      const orderNumber = memberText(data, 'orderNumber');
      const order = orderBook.orders.find((row) => row.orderNumber === orderNumber);
      const source = orderBook.pressOf(order?.quoteId ?? null);
      orderBook.expect(
        source !== undefined &&
          (source === press || openBefore.includes(source) || outcome.value?.failure?.exit === 8),
        `${name} answers with order ${orderNumber}, which was told before`,
      );
      orderBook.gave(name, orderNumber);
      const [settlement, payment] = [amountIn(data, 'settlement'), amountIn(data, 'payment')];
      if (settlement === null || payment === null) orderBook.expect(false, `${name} says no amounts`);
      else {
        const beneficiaryId = memberText(data, 'beneficiary');
        orderBook.toldBooked('terminal', orderNumber, { settlement, payment, beneficiaryId });
      }
    },
  });
};

/** `fxg quotes settle`, at which the user chooses, and has a lost call sent again where they want that. */
export const settleInTerminal = (terminal: Terminal, again: boolean): void => {
  const { orderBook, look, name } = terminal.ports;
  terminal.begin(runQuotesSettle, {
    fate: 'answered',
    byUser: again,
    choose: honestly(terminal, again),
    confirm: () => again,
    ended: async (outcome) => {
      await look();
      const rows: unknown = outcome.ok ? outcome.value?.data : [];
      for (const row of Array.isArray(rows) ? rows : []) {
        const quoteId = memberText(row, 'quoteId');
        const press = orderBook.pressOf(quoteId);
        if (memberText(row, 'became') === 'booked') {
          orderBook.gave(name, memberText(row, 'orderNumber'));
          orderBook.toldAs('terminal', memberText(row, 'orderNumber'), quoteId);
        }
        if (memberText(row, 'became') === 'not-booked' && press !== undefined) press.known = 'not-booked';
      }
    },
  });
};

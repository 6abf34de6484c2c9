import { instructLabels } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { runOrdersInstruct } from '../../packages/cli/src/corpay/instruction/runOrdersInstruct.ts';
import type { InstructPress } from './OrderBook.ts';
import type { Fate } from './network.ts';
import { readShown, shownBeside } from './shownOnScreen.ts';
import type { Terminal } from './Terminal.ts';

type WantedInstruction = {
  /** Which of the latest orders. */
  readonly back: number;
  readonly amount: string | null;
  /** Whom the user names; null where they leave it to what is remembered. */
  readonly place: number | 'booked' | null;
  /** Which account the user names; null where they choose the first that is offered. */
  readonly account: number | null;
  readonly fate: Fate;
};

/** `fxg orders instruct`: runs until the payment stands there and the user is asked. */
export const beginInstruction = (
  terminal: Terminal,
  { back, amount, place, account, fate }: WantedInstruction,
): void => {
  const { orderBook, customer, name, look } = terminal.ports;
  const order = orderBook.orders.at(-1 - (back % Math.max(1, orderBook.orders.length)));
  const booking = orderBook.pressOf(order?.quoteId ?? null);
  const currency = booking?.payment.currency;
  if (order === undefined || currency === undefined) return;
  const { orderNumber } = order;
  const named =
    place === null
      ? undefined
      : place === 'booked'
        ? customer.beneficiaries.find(({ id }) => id === booking?.beneficiaryId)
        : customer.beneficiaries[place % customer.beneficiaries.length];
  const inDollars = customer.accounts.filter((each) => each.currency === 'USD');
  const accountId = account === null ? undefined : inDollars[account % inDollars.length]?.id;
  /** Where nobody is named or remembered the command asks, and the user takes the first. */
  let askedWhom = false;
  const pressOn = (screen: string): InstructPress | null => {
    const payment = readShown(shownBeside(screen, 'Amount'), currency);
    const beneficiary = customer.beneficiaries.find(
      (each) => each.name === shownBeside(screen, 'Beneficiary'),
    );
    const settledFrom = customer.accounts.find(({ text }) =>
      shownBeside(screen, 'Settlement Account').startsWith(text),
    );
    const said = payment !== null && beneficiary !== undefined && settledFrom !== undefined;
    orderBook.expect(said, `${name} instructs without saying what`);
    if (payment === null || beneficiary === undefined || settledFrom === undefined) return null;
    const beneficiaryChosen = named !== undefined || askedWhom;
    return {
      group: 'terminal',
      orderNumber,
      beneficiaryId: beneficiary.id,
      payment,
      account: settledFrom.id,
      beneficiaryChosen,
    };
  };
  const isMine = (press: InstructPress): boolean =>
    press.group === 'terminal' && press.orderNumber === orderNumber;
  terminal.begin(runOrdersInstruct, {
    args: [orderNumber],
    values: {
      ...(amount === null ? {} : { amount }),
      ...(named === undefined ? {} : { beneficiary: named.id }),
      ...(accountId === undefined ? {} : { account: accountId }),
    },
    fate,
    choose: (question, values) => {
      if (question === instructLabels.beneficiaryId) askedWhom = true;
      return values[0] ?? '';
    },
    confirm: (question) => (question === 'Instruct it?' ? 'later' : true),
    agreed: (screen) => {
      const press = pressOn(screen);
      if (press !== null) orderBook.instructions.push(press);
    },
    ended: async (outcome) => {
      await look();
      const last = orderBook.instructions.findLast(isMine);
      if (outcome.ok && last !== undefined) orderBook.toldInstructed(orderNumber, last);
    },
  });
};

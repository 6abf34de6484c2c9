import type { MoneyCallOutcome } from '../../intents/answeredMoneyCall.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import {
  compareInstruction,
  type InstructionComparison,
  type InstructionDifference,
} from './compareInstruction.ts';
import type { InstructField } from './instructForm.ts';
import { alreadyInstructedMessage, instructedDifferentlyMessage } from './instructionMessages.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { CorpayOrders } from '../api/corpayPorts.ts';
import type { CorpayJournal } from '../intents/corpayJournal.ts';
import { findAwaitedInstruction } from '../intents/intentsOfOrder.ts';
import type { InstructionAnswer } from '../api/instruction.ts';
import type { OrderDetail, OrderPayment } from '../api/order.ts';
import type { PendingBankDetailCheckStore } from '../../bankDetails/bankDetailChecks.ts';
import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';

/** What is known of an instruction without an answer that counts. */
export type LostInstructionOutcome =
  | { readonly kind: 'instructed'; readonly orderNumber: string }
  | { readonly kind: 'not-instructed'; readonly orderNumber: string }
  /** The order has payments, and they are not what was sent; nothing more can be instructed for it. */
  | {
      readonly kind: 'instructed-differently';
      readonly orderNumber: string;
      readonly instructedAs: readonly OrderPayment[];
      /** What is not as it was sent; empty where the order has several payments, or the user has said so. */
      readonly different: readonly InstructionDifference[];
    }
  /**
   * The partner has refused what was sent, and the order has payments in which no difference can be seen: they came
   * from another instruction, or from a copy of this one.
   */
  | {
      readonly kind: 'instructed-already';
      readonly orderNumber: string;
      readonly instructedAs: readonly OrderPayment[];
      /** What cannot be told apart; empty where the payments are just what was sent. */
      readonly unclear: readonly InstructField[];
    }
  | {
      readonly kind: 'unknown';
      /** Why the order could not be asked; null when it was. */
      readonly failure: CallFailure | null;
      /** Payments of which only the user can say whether they are what was sent. */
      readonly shown: readonly OrderPayment[];
      /** The accounts that the order says it is settled from, where these cannot be told apart. */
      readonly settledFrom?: string;
    };

export type InstructionOutcomePorts = {
  readonly orders: CorpayOrders;
  readonly journal: CorpayJournal;
  readonly bankDetailChecks: PendingBankDetailCheckStore;
  readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'notePaid'>;
  readonly clock: Clock;
};

type RememberingPorts = Pick<InstructionOutcomePorts, 'journal' | 'bankDetailChecks' | 'confirmedAccounts'>;

/** Longer than a call that moves money may be on its way. */
export const maxInstructionCallMs = 45_000;

/**
 * Whether a call that the partner has not refused may still arrive. That its sender is gone proves nothing, nor does a
 * 5xx that it has heard: a gateway may have answered while the partner, or a copy of the call, is at work. A clock may
 * have been set back a little meanwhile.
 */
const mayArrive = ({ startedAt, refused }: StoredInstructionCall, now: number): boolean =>
  refused !== true && Math.abs(now - startedAt) < maxInstructionCallMs;

/** What is known by the order itself is told also where it could not be written down; it is found out again later. */
const writtenLater = (): void => undefined;

/** The intent is answered, of which somebody has to hear, and its deal waits for no instruction any more. */
const orderIsOver = async (
  journal: CorpayJournal,
  intent: StoredInstructionCall,
  became: MoneyCallOutcome['became'],
  { orderNumber = intent.orderNumber, words = '' } = {},
): Promise<void> => {
  await journal.answer(intent, { became, number: orderNumber, words });
  const awaited = findAwaitedInstruction(await journal.list(), intent.orderNumber);
  if (awaited !== null) await journal.settle(awaited);
};

/** A check that stays open is asked for once more, which is no reason to lose the answer. */
const rememberChecked = async (
  { bankDetailChecks }: Pick<InstructionOutcomePorts, 'bankDetailChecks'>,
  { beneficiaryId, detailsChecked }: StoredInstructionCall,
): Promise<void> => {
  if (detailsChecked) await bankDetailChecks.checked(beneficiaryId).catch(() => undefined);
};

/**
 * What was sent is instructed, under the number that the partner gave, where one came: the check of the beneficiary is
 * over, when the user has said that it was made, and the order is known to be paid to the account that was read right
 * before, when, and by which id the answer is known. Payments of an instruction that the partner refused came from
 * another one, and may go to another account.
 */
export const storeInstructedOrder = async (
  { journal, bankDetailChecks, confirmedAccounts }: RememberingPorts,
  intent: StoredInstructionCall,
  answer: InstructionAnswer = { orderNumber: null },
): Promise<void> => {
  const orderNumber = answer.orderNumber ?? intent.orderNumber;
  await rememberChecked({ bankDetailChecks }, intent);
  await orderIsOver(journal, intent, 'instructed', { orderNumber });
  const { beneficiaryId, accountEnding, startedAt } = intent;
  const endings = accountEnding === undefined ? [] : [[beneficiaryId, accountEnding] as const];
  if (intent.refused !== true)
    await confirmedAccounts
      .notePaid(orderNumber, new Map(endings), startedAt, answer.requestId)
      .catch(() => undefined);
};

/** What the payments of an order say of an instruction; one that the partner refused is never taken for carried out. */
const settleByPayments = async (
  ports: InstructionOutcomePorts,
  intent: StoredInstructionCall,
  { payments }: OrderDetail,
  { verdict, different, unclear, settledFrom }: InstructionComparison,
): Promise<LostInstructionOutcome> => {
  const { orderNumber } = intent;
  if (verdict === 'different') {
    const words = instructedDifferentlyMessage(intent, payments, different);
    await orderIsOver(ports.journal, intent, 'instructed-differently', { words }).catch(writtenLater);
    return { kind: 'instructed-differently', orderNumber, instructedAs: payments, different };
  }
  const isSame = verdict === 'same';
  if (!isSame && intent.refused !== true) {
    return {
      kind: 'unknown',
      failure: null,
      shown: payments,
      ...(settledFrom === '' ? {} : { settledFrom }),
    };
  }
  if (intent.refused !== true) {
    await storeInstructedOrder(ports, intent).catch(writtenLater);
    return { kind: 'instructed', orderNumber };
  }
  if (isSame) await rememberChecked(ports, intent);
  const words = alreadyInstructedMessage(intent, payments, unclear);
  await orderIsOver(ports.journal, intent, 'instructed-already', { words }).catch(writtenLater);
  return { kind: 'instructed-already', orderNumber, instructedAs: payments, unclear };
};

/**
 * Finds out by the payments of its order what became of an instruction. It is instructed only when they are the one
 * that was sent. An order without payments settles it once the call cannot arrive any more; `said` is what the partner
 * said to it.
 */
export const resolveLostInstruction = async (
  ports: InstructionOutcomePorts,
  intent: StoredInstructionCall,
  said = '',
): Promise<LostInstructionOutcome> => {
  const { orderNumber } = intent;
  const onItsWay = mayArrive(intent, ports.clock.now());
  const order = await ports.orders.show(orderNumber);
  // An order that the partner does not know has no payments.
  if (!order.ok && order.failure.status !== 404) {
    return { kind: 'unknown', failure: order.failure, shown: [] };
  }
  if (order.ok && order.value.payments.length > 0) {
    return settleByPayments(ports, intent, order.value, compareInstruction(intent, order.value));
  }
  if (onItsWay) return { kind: 'unknown', failure: null, shown: [] };
  const answer = { became: 'not-instructed', number: orderNumber, words: said } as const;
  await ports.journal.answer(intent, answer).catch(writtenLater);
  return { kind: 'not-instructed', orderNumber };
};

/** The user has looked at the payments of the order and said whether they are what was sent. */
export const storeUserAnswerOnInstruction = async (
  ports: RememberingPorts,
  intent: StoredInstructionCall,
  shown: readonly OrderPayment[],
  isOurs: boolean,
): Promise<LostInstructionOutcome> => {
  const { orderNumber } = intent;
  if (isOurs) {
    await storeInstructedOrder(ports, intent);
    return { kind: 'instructed', orderNumber };
  }
  const words = instructedDifferentlyMessage(intent, shown, []);
  await orderIsOver(ports.journal, intent, 'instructed-differently', { words });
  return { kind: 'instructed-differently', orderNumber, instructedAs: shown, different: [] };
};

import type { InstructionAnswer } from '../src/corpay/api/instruction.ts';
import type { StoredInstructionCall } from '../src/corpay/intents/intent.ts';
import type { CallFailure } from '../src/calls/callFailure.ts';
import { instructDeal, type InstructionInput } from '../src/corpay/instruction/instructDeal.ts';
import { createCorpayJournal } from '../src/corpay/intents/corpayJournal.ts';
import type { OrderDetail, OrderPayment } from '../src/corpay/api/order.ts';
import { createPendingBankDetailCheckStore } from '../src/bankDetails/bankDetailChecks.ts';
import { createConfirmedBankDetailsStore } from '../src/bankDetails/confirmedAccounts.ts';
import { noBankDetailConfirmation } from '../src/bankDetails/readBankDetailsAndQuestions.ts';
import { newBeneficiary } from '../src/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Beneficiary } from '../src/corpay/api/beneficiary.ts';
import { makeMoney } from '../src/money/makeMoney.ts';
import type { KeyValueStore } from '../src/ports/keyValueStore.ts';
import { createMemoryStore } from '../src/ports/memoryStore.ts';
import { createVirtualTime } from '../src/ports/virtualTime.ts';
import { failed, succeeded, type Result } from '../src/result/result.ts';
import { failure, orderDetail, orderPayment, refusal } from './sampleDeals.ts';

const path = '/deal/instruct';
export const silence = failure({ path });
/** An answer that says nothing of what was done. */
export const trouble = failure({ path, kind: 'server-trouble', status: 503 });
export const refused = refusal({ path });
export const signedOut = failure({ path, kind: 'token-refused', status: 401 });
export const noOrder = refusal({ path, status: 404 });

export const ours = orderPayment;
export const another: OrderPayment = { ...ours, amount: { currency: 'AUD', amount: 1 } };

export const press: InstructionInput = {
  instruction: {
    orderNumber: '700',
    payments: [
      {
        amount: makeMoney(89_200n, 'AUD'),
        beneficiaryId: 'b1',
        deliveryMethod: 'W',
        purposeOfPayment: 'GOODS',
        paymentReference: 'INV-7',
      },
    ],
    settlement: { accountId: 'a1', deliveryMethod: 'W', currency: 'USD' },
    fee: { accountId: 'a1', deliveryMethod: 'W' },
  },
  payee: 'Kestrel Wool',
  printThen: null,
  bankDetails: noBankDetailConfirmation,
};

/** The beneficiary of the press as the partner has them. */
export const kestrel: Beneficiary = {
  ...newBeneficiary('b1'),
  accountHolderName: 'Kestrel Wool',
  bankName: 'Coral Bay Bank',
  accountNumber: '21480076',
  routingCode: '990-014',
};
export type InstructAnswer = Result<InstructionAnswer, CallFailure>;

export const detail = (payments: readonly OrderPayment[]): Result<OrderDetail, CallFailure> =>
  succeeded(orderDetail(payments));

/** A partner that answers each instruction as told, `answer` at last, beside an order with these payments. */
export const makeInstructionFixture = ({
  answers = [],
  answer = failed(silence),
  order = failed(silence),
  store = createMemoryStore(),
  stored = succeeded(kestrel),
}: {
  readonly answers?: (InstructAnswer | Promise<InstructAnswer>)[];
  readonly answer?: InstructAnswer;
  readonly order?: Result<OrderDetail, CallFailure>;
  readonly store?: KeyValueStore;
  /** What the partner says of the beneficiary. */
  readonly stored?: Result<Beneficiary, CallFailure>;
} = {}) => {
  const journal = createCorpayJournal(store, 'sub-1');
  const time = createVirtualTime();
  const sent: string[] = [];
  const kept: number[] = [];
  let ids = 0;
  let keys = 0;
  const partner = { stored };
  return {
    partner,
    beneficiaries: { show: async () => partner.stored },
    confirmedAccounts: createConfirmedBankDetailsStore(
      {
        store,
        // Nobody reads an account out of it, as out of a real one.
        fingerprint: async (key, text) => `print of ${btoa(text)} under ${key}`,
        identifiers: { uuid: () => `secret-${(keys += 1)}` },
      },
      'sub-1',
    ),
    journal,
    bankDetailChecks: createPendingBankDetailCheckStore(store, 'sub-1'),
    sent,
    /** How many intents were already kept when each call left. */
    kept,
    time,
    clock: time.clock,
    identifiers: { uuid: () => `key-${(ids += 1)}` },
    deals: {
      book: async () => failed(silence),
      instruct: async ({ orderNumber }: { readonly orderNumber: string }, key: string) => {
        sent.push(`${orderNumber} ${key}`);
        kept.push((await journal.list()).length);
        return answers.shift() ?? answer;
      },
    },
    orders: { list: async () => succeeded([]), show: async () => order },
  };
};

export const awaited = (orderNumber: string) =>
  ({
    kind: 'awaited-instruction',
    orderNumber,
    settlement: makeMoney(60_000n, 'USD'),
    payment: makeMoney(89_200n, 'AUD'),
    beneficiaryId: 'b1',
    payee: 'Kestrel Wool',
    startedAt: 0,
  }) as const;

/** An instruction that was left without an answer. */
export const leftOpen = async (
  fixture: ReturnType<typeof makeInstructionFixture>,
  pressed = press,
): Promise<StoredInstructionCall> => {
  const outcome = await instructDeal(fixture, pressed);
  if (outcome.kind !== 'unknown') throw new Error(`Expected an unknown instruction, got ${outcome.kind}`);
  return outcome.intent;
};

/** The press after the user has said yes to everything that is asked about the bank details. */
export const saidYes = async (
  fixture: ReturnType<typeof makeInstructionFixture>,
  pressed = press,
): Promise<InstructionInput> => {
  const asked = await instructDeal(fixture, pressed);
  if (asked.kind !== 'details-unchecked') throw new Error(`Expected a question, got ${asked.kind}`);
  return { ...pressed, bankDetails: { checked: asked.questions, unreadAccepted: false } };
};

/** Order 700 shows one payment, and what was kept of the instruction cannot tell whether it is the same. */
export const openUnclear = async () => {
  const fixture = makeInstructionFixture({ order: detail([ours]) });
  const kept = await leftOpen(fixture);
  return { fixture, intent: { ...kept, payee: null } };
};

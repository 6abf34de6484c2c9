import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { breachOf } from '../../conformance/promises/breachOf.ts';
import { isDone } from '../../conformance/promises/isDone.ts';
import { oncePerWorld } from '../../conformance/promises/oncePerWorld.ts';
import { refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { underKey } from '../../conformance/promises/underKey.ts';
import { untried } from '../../conformance/promises/untried.ts';
import type { Json } from '../../http/signedApi.ts';
import { toInstructionRequestBody } from '../dealWire.ts';
import { readPurposes } from '../settlementWire.ts';
import { withDeal } from './corpayBookingPromises.ts';
import { corpay, readOrderOf } from './corpayCalls.ts';
import { bookedCorpayDeal, type CorpayDeal } from './corpayDeal.ts';

/** The instruction of the run's deal; a sentence where nothing can be instructed. */
const instructionOf = oncePerWorld(async (world): Promise<Instruction | string> => {
  const deal = await bookedCorpayDeal(world);
  if (deal.kind !== 'booked') return 'No deal was booked.';
  const { payee, account, feeAccount, paid } = deal.terms;
  const [method = 'W'] = payee.methods;
  const { body } = await world.one.send(corpay, {
    method: 'GET',
    path: '/deal/paymentPurpose',
    query: { currency: paid, countryISO: payee.bankCountryISO, method },
  });
  const [purpose] = readPurposes(body) ?? [];
  if (purpose === undefined) return 'No purpose of payment was answered.';
  return {
    orderNumber: deal.orderNumber,
    payments: [
      {
        amount: deal.quote.payment,
        beneficiaryId: payee.clientIntegrationId,
        deliveryMethod: method,
        purposeOfPayment: purpose.id,
        paymentReference: 'Conformance',
      },
    ],
    settlement: { accountId: account.id, deliveryMethod: account.method.id, currency: account.currency },
    fee: { accountId: feeAccount.id, deliveryMethod: feeAccount.method.id },
  };
});

const instruct = (world: PromiseWorld, user: ConformanceUser, body: Json, key: string | null) =>
  user.send(corpay, { method: 'POST', path: '/deal/instruct', body, ...underKey(world, corpay, key) });

const withInstruction = (
  prove: (world: PromiseWorld, deal: CorpayDeal, instruction: Instruction) => Promise<Proof>,
) =>
  withDeal(async (world, deal) => {
    const instruction = await instructionOf(world);
    return typeof instruction === 'string' ? untried(instruction) : prove(world, deal, instruction);
  });

/** How many payments the order has that was instructed, or was not. */
const paymentsOf = async ({ one }: PromiseWorld, { orderNumber }: CorpayDeal): Promise<number> =>
  (await readOrderOf(one, orderNumber))?.payments.length ?? -1;

/** Nothing was instructed by a call that was refused. */
const stillOpen = async (world: PromiseWorld, deal: CorpayDeal, heard: HeardAnswer): Promise<Proof> => {
  const payments = await paymentsOf(world, deal);
  return payments === 0 ? null : breachOf(heard, 'an order without payments', `${payments} payments`);
};

/** What holds of instructions, which move money; the last of them instructs the deal of the run. */
export const corpayInstructionPromises: readonly ServicePromise[] = [
  {
    id: 'corpay-instruction-sums',
    service: corpay,
    words: 'An instruction whose payments do not add up to its order is refused with 400.',
    writes: 'sends an instruction that pays less than it says',
    prove: withInstruction(async (world, deal, instruction) => {
      const [payment] = instruction.payments;
      const { minor, currency } = payment.amount;
      const whole = toInstructionRequestBody(instruction);
      const less = toInstructionRequestBody({
        ...instruction,
        payments: [{ ...payment, amount: makeMoney(minor / 2n, currency) }],
      });
      const body = Object.assign({}, less, { Orders: Reflect.get(Object(whole), 'Orders') as Json });
      const heard = await instruct(world, world.one, body, world.newId());
      return refusedWith(heard, [400]) ?? stillOpen(world, deal, heard);
    }),
  },
  {
    id: 'corpay-instruction-unknown-payee',
    service: corpay,
    words: 'An instruction to a beneficiary that is nobody’s is refused.',
    writes: 'sends an instruction to a beneficiary that is not there',
    prove: withInstruction(async (world, deal, instruction) => {
      const [payment] = instruction.payments;
      const payments: Instruction['payments'] = [{ ...payment, beneficiaryId: world.newId() }];
      const body = toInstructionRequestBody({ ...instruction, payments });
      const heard = await instruct(world, world.one, body, world.newId());
      return refusedWith(heard, [400, 403, 404]) ?? stillOpen(world, deal, heard);
    }),
  },
  {
    id: 'corpay-foreign-order-instructed',
    service: corpay,
    words: 'Nobody instructs the order of another customer.',
    writes: 'has the other customer try to instruct the order',
    prove: withInstruction(async (world, deal, instruction) => {
      const body = toInstructionRequestBody(instruction);
      const heard = await instruct(world, world.other, body, world.newId());
      return refusedWith(heard, [400, 403, 404]) ?? stillOpen(world, deal, heard);
    }),
  },
  {
    id: 'corpay-instructed-once',
    service: corpay,
    words: 'The same instruction that comes twice under its key pays once.',
    writes: 'instructs the order, and sends the instruction again under its key',
    prove: withInstruction(async (world, deal, instruction) => {
      const [body, key] = [toInstructionRequestBody(instruction), world.newId()];
      const first = await instruct(world, world.one, body, key);
      if (!isDone(first)) return breachOf(first, 'an instruction');
      deal.noteAgain('instructed');
      const again = await instruct(world, world.one, body, key);
      const hasKey = world.contract(corpay).keyHeader !== null;
      if (hasKey && !isDone(again)) return breachOf(again, 'the first answer once more');
      const payments = await paymentsOf(world, deal);
      return payments === 1 ? null : breachOf(again, 'one payment', `${payments} payments`);
    }),
  },
];

import { answerKeyedCall } from '../access/answerKeyedCall.ts';
import type { CustomerCall } from '../access/customerRoute.ts';
import { okAnswer, makeForeignRecordRefusal, refusalAnswer, type Answer } from '../wire/answer.ts';
import type { BeneficiaryRecord } from '../records/beneficiaryRecord.ts';
import { findBeneficiary } from '../beneficiaries/findBeneficiary.ts';
import type { CorpayDatabase, CorpayTransaction } from '../records/corpayTables.ts';
import { readInstructRequest, type InstructRequest } from './instructRequest.ts';
import { planInstructionPayments } from './planInstructionPayments.ts';
import { findOrder, toOrderAnswer, type OrderRow } from '../orders/toOrderAnswer.ts';
import { findFirstPayableDay } from './findFirstPayableDay.ts';
import { recordInstruction } from './recordInstruction.ts';
import { requestFingerprint } from '@fx-gateway/services/idempotency/requestFingerprint.ts';
import { settlementAccountsOfCustomer } from '../settlements/settlementAccountsOfCustomer.ts';

/**
 * POST /deal/instruct: says whom a booked deal pays and where it is settled from, once for every order. With
 * idempotency on, the same instruction without a key is told what was instructed; whatever else comes for an
 * instructed order is refused.
 */
export const instructDeal = (db: CorpayDatabase, call: CustomerCall, idempotency: boolean): Promise<Answer> =>
  answerKeyedCall(db, { ...call, name: 'deal/instruct', honoursKeys: idempotency }, async (trx) => {
    const read = readInstructRequest(call.request.body);
    if (!read.ok) return read.refusal;
    const order = await findOrder(trx, read.value.orders[0]?.orderId ?? 0, { locked: true });
    if (order?.sub !== call.customer.sub)
      return refusalAnswer(400, { key: 'Orders.0.orderId', message: 'There is no such order.' });
    const print = requestFingerprint('deal/instruct', read.value);
    if (order.instruction_print !== null) {
      const same = print === order.instruction_print && call.request.headers['idempotency-key'] === undefined;
      if (idempotency && same) return instructed(trx, order);
      const message = `Order ${order.ord_num} was already instructed.`;
      return refusalAnswer(400, { key: 'Orders.0.orderId', message });
    }
    return carryOut(trx, call, order, read.value, print);
  });

const carryOut = async (
  trx: CorpayTransaction,
  { customer, at }: CustomerCall,
  order: OrderRow,
  request: InstructRequest,
  print: string,
): Promise<Answer> => {
  const beneficiaries = new Map<string, BeneficiaryRecord>();
  for (const id of new Set(request.payments.map(({ beneficiaryId }) => beneficiaryId))) {
    const found = await findBeneficiary(trx, customer.sub, id);
    if (found.kind === 'foreign')
      return makeForeignRecordRefusal('This beneficiary belongs to another customer.');
    if (found.kind === 'own') beneficiaries.set(id, found.record);
  }
  const judgement = planInstructionPayments(
    request,
    {
      settlement: { minor: order.settlement_minor, currency: order.settlement_currency },
      payment: { minor: order.payment_minor, currency: order.payment_currency },
    },
    { beneficiaries, accounts: settlementAccountsOfCustomer(customer.clientCode) },
  );
  if (!judgement.ok) return refusalAnswer(400, ...judgement.errors);
  await recordInstruction(trx, order, judgement.plan, { print, value: findFirstPayableDay(order, at) });
  return instructed(trx, order);
};

const instructed = async (trx: CorpayTransaction, order: OrderRow): Promise<Answer> => {
  const view = await toOrderAnswer(trx, order);
  return okAnswer({
    ordNum: order.ord_num,
    valueDate: order.value_date,
    newPaymentIds: view.payments.map(({ paymentInstructionId }) => paymentInstructionId),
    ...view,
  });
};

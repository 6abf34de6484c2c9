import type { BookingAnswer } from '@fx-gateway/domain/corpay/api/deal.ts';
import type { Instruction, InstructionAnswer } from '@fx-gateway/domain/corpay/api/instruction.ts';
import { sumMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { makeContentReader } from '../http/makeContentReader.ts';
import type { Json } from '../http/signedApi.ts';
import { wireTextSchema } from '../http/wireShapes.ts';

const wire = z.object({ orderNumber: wireTextSchema, ordNum: wireTextSchema });

export const orderNumberAnswerShape: AnswerShape = {
  schema: wire,
  find: wrapContentInList,
  place: 'content',
  read: (body) => readOrderNumber(body),
  aliases: { orderNumber: ['ordNum'] },
  mayLack: ['ordNum'],
};

const isNumberOfOrder = (text: string): boolean => !/^0*$/.test(text);

/** The order number of a booking or an instruction: orderNumber, else ordNum (S-106); zeros are none. */
export const readOrderNumber = (body: unknown): BookingAnswer | null => {
  const read = makeContentReader(wire)(body);
  if (read === null) return null;
  const orderNumber = [read.orderNumber, read.ordNum].find(isNumberOfOrder);
  return { orderNumber: orderNumber ?? null };
};

/** The same of an instruction, with the id of its answer. */
export const readInstructionAnswer = (body: unknown, requestId: string | null): InstructionAnswer | null => {
  const read = readOrderNumber(body);
  return read === null || requestId === null ? read : { ...read, requestId };
};

/** The body of POST /deal/instruct (CP-INSTR-15 to CP-INSTR-18): always two settlements (S-110). */
export const toInstructionRequestBody = ({ orderNumber, payments, settlement, fee }: Instruction): Json => {
  const [first, ...others] = payments;
  const total = sumMoney(
    first.amount,
    others.map(({ amount }) => amount),
  );
  return {
    Orders: [{ orderId: orderNumber, amount: toWireNumber(total) }],
    Payments: payments.map((payment) => ({
      amount: toWireNumber(payment.amount),
      currency: payment.amount.currency,
      beneficiaryId: payment.beneficiaryId,
      deliveryMethod: payment.deliveryMethod,
      purposeOfPayment: payment.purposeOfPayment,
      paymentReference: payment.paymentReference,
    })),
    Settlements: [
      {
        accountId: settlement.accountId,
        deliveryMethod: settlement.deliveryMethod,
        currency: settlement.currency,
        purpose: 'Spot',
      },
      { accountId: fee.accountId, deliveryMethod: fee.deliveryMethod, currency: 'USD', purpose: 'Fee' },
    ],
  };
};

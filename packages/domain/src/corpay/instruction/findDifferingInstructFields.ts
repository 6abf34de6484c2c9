import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import type { InstructionDetails, StoredInstructionCall } from '../intents/intent.ts';
import type { InstructField } from './instructForm.ts';

/** What the user asks for when they may be repeating an instruction. */
export type RequestedInstruction = {
  readonly payment: Money | null;
  readonly beneficiaryId: string | null;
  readonly reference: string;
  /** What is named of them; what is not would only be asked for now. */
  readonly details: { readonly [field in keyof InstructionDetails]: string | null };
};

/**
 * The fields in which what is asked for now differs from what was sent; empty where the same is asked for. What is not
 * known on either side is not the same.
 */
export const findDifferingInstructFields = (
  { payment, beneficiaryId, reference, details }: StoredInstructionCall,
  asked: RequestedInstruction,
): readonly InstructField[] => {
  const same: Readonly<Record<InstructField, boolean>> = {
    beneficiaryId: asked.beneficiaryId === beneficiaryId,
    amount: asked.payment !== null && isSameMoney(asked.payment, payment),
    ...isSameDetail(details, asked.details),
    paymentReference: asked.reference.trim() === reference,
  };
  const fields: readonly InstructField[] = [
    'beneficiaryId',
    'amount',
    'deliveryMethod',
    'paymentPurpose',
    'settlementAccount',
    'feeSettlementAccount',
    'paymentReference',
  ];
  return fields.filter((field) => !same[field]);
};

const isSameDetail = (
  sent: InstructionDetails | undefined,
  asked: RequestedInstruction['details'],
): Readonly<Record<keyof InstructionDetails, boolean>> => {
  const same = (field: keyof InstructionDetails): boolean =>
    asked[field] === null || asked[field] === sent?.[field];
  return {
    deliveryMethod: same('deliveryMethod'),
    paymentPurpose: same('paymentPurpose'),
    settlementAccount: same('settlementAccount'),
    feeSettlementAccount: same('feeSettlementAccount'),
  };
};

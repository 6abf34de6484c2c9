import type { InstructForm } from '@fx-gateway/domain/corpay';
import type { InstructStore } from '../scope/deal/InstructStore.ts';

/** The labels of the form, as they stand above the fields. */
export const instructLabels: Readonly<Record<keyof InstructForm, string>> = {
  beneficiaryId: 'Beneficiary',
  amount: 'Amount',
  deliveryMethod: 'Payment Method',
  paymentPurpose: 'Payment Purpose',
  settlementAccount: 'Settlement Account',
  feeSettlementAccount: 'Fee Settlement Account',
  paymentReference: 'Payment Reference',
  detailsChecked: 'the check of the bank details',
  partAccepted: 'your word that the rest stays uninstructed',
};

const inOrder = Object.keys(instructLabels) as readonly (keyof InstructForm)[];

/** What stands under Submit while it is off (CP-INSTR-8); null when it is on. */
export const whyCannotSubmit = (
  store: Pick<InstructStore, 'unsettled' | 'messages' | 'checkOpen'>,
): string | null => {
  if (store.unsettled) return 'First settle what became of your instruction.';
  const { messages } = store;
  const wrong = inOrder
    .filter((field) => messages[field] !== undefined)
    .map((field) => instructLabels[field]);
  if (wrong.length > 0) return `Still needed: ${wrong.join(', ')}.`;
  return store.checkOpen === null ? 'Looking up whether the bank details were checked.' : null;
};

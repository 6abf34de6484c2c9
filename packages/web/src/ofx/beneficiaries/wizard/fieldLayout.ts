import type { OfxFormStep, OfxFormField } from '@fx-gateway/domain/ofx/beneficiaries/ofxForm.ts';

/** Names, streets, reasons and an IBAN have a line of their own; the rest stands in pairs. */
const wide = ['name', 'paymentReason', 'classification', 'addressLine', 'bankName'];

/** Where a field stands on its step and how it is drawn. */
export const fieldLayout = {
  idOf: (key: string): string => `ofx-${key.replaceAll('.', '-')}`,
  isWide: ({ path, label }: OfxFormField): boolean =>
    wide.includes(path.at(-1) ?? '') || /\biban\b/i.test(label),
  /** A choice between two or three that is seen whole. */
  isSegmented: ({ choices }: OfxFormField): boolean => choices !== null && choices.length <= 3,
} as const;

/** The steps in their order, with what they are called and what they ask. */
export const wizardSteps: readonly {
  readonly id: OfxFormStep | 'confirm';
  readonly title: string;
  readonly lead: string;
}[] = [
  {
    id: 'beneDetails',
    title: 'Beneficiary Details',
    lead: 'Whom you pay, where they are, and in which currency. What their bank is asked for follows from this.',
  },
  {
    id: 'bankDetails',
    title: 'Bank Details',
    lead: 'As the beneficiary gave them to you, best in writing.',
  },
  { id: 'confirm', title: 'Review & Submit', lead: '' },
];

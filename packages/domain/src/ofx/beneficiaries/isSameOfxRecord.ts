import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';

/** A member that is empty says as much as one that is not there. */
const said = (members: Readonly<Record<string, string>>) =>
  Object.entries(members)
    .filter(([, text]) => text !== '')
    .toSorted();

const inOrder = ({ beneficiaryAddress, beneficiaryBankDetails, ...own }: OfxBeneficiary): string =>
  JSON.stringify([
    said({ ...own, updatedDate: '' }),
    said(beneficiaryAddress),
    said(beneficiaryBankDetails.values),
    said(beneficiaryBankDetails.bankAddress),
  ]);

/** Whether two records say the same, whenever they were changed. */
export const isSameOfxRecord = (a: OfxBeneficiary, b: OfxBeneficiary): boolean => inOrder(a) === inOrder(b);

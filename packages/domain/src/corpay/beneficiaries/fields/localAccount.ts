import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { listChosenMethods } from './paymentMethods.ts';

/** Where both methods are on, the rules may ask for the number of one account twice. */
export const asksAccountTwice = (record: Beneficiary, template: RulesTemplate | null): boolean =>
  listChosenMethods(record).length > 1 &&
  ['accountNumber', 'localAccountNumber'].every((member) =>
    template?.rules.some(({ id, valueSet }) => id === member && valueSet.length === 0),
  );

/** Whether the account number, asked once, stands for a local one that has to be given and was left empty. */
export const countsAsLocalAccountNumber = (record: Beneficiary, template: RulesTemplate | null): boolean =>
  record.localAccountNumber.trim() === '' &&
  record.accountNumber.trim() !== '' &&
  template?.rules.find(({ id }) => id === 'localAccountNumber')?.isRequired === true &&
  asksAccountTwice(record, template);

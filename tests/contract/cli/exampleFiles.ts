import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import { seededPassword } from '@fx-gateway/sandbox';
import { sampleRecording } from '../../../packages/cli/test/sampleRecording.ts';
import { kowhai, otherAccount } from './beneficiaryTerminal.ts';

const harbourBooks = {
  name: 'Harbour Books',
  currency: 'GBP',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  beneficiaryAddress: {
    addressLine: '1 Quay Street',
    citySuburb: 'London',
    stateProvince: 'London',
    postCode: 'E1 1AA',
    country: 'GB',
  },
  beneficiaryBankDetails: { bankName: 'Harbour Bank', account: '12345678', sortCode: '20-00-00' },
};
/** A table of one row. */
const tableOf = (cells: readonly (readonly string[])[]): string =>
  [0, 1].map((part) => cells.map((cell) => cell[part]).join(',')).join('\n');
const postals = { accountHolderPostal: '3000', bankPostal: '3000' };
const files: Readonly<Record<string, object | string>> = {
  'password.txt': `${seededPassword}\n`,
  'passwords.txt': `${seededPassword}\nAnother-2026-word\n`,
  'test-users.txt': `${seededPassword}\n`.repeat(3),
  'key.txt': 'a-key-of-the-partner\n',
  'corpay payee.json': kowhai,
  'ofx payee.json': harbourBooks,
  'corpay payees.jsonl': JSON.stringify({ ...kowhai, accountNumber: otherAccount }),
  'ofx payees.jsonl': JSON.stringify(harbourBooks),
  'corpay payees.csv': tableOf(Object.entries(kowhai)),
  'ofx payees.csv': tableOf(
    Object.entries(harbourBooks).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([below, text]) => [`${name}.${below}`, text]),
    ),
  ),
  'corpay payments.csv': 'Payee,Amount,Purpose\nThalassa Olive Cooperative,12.34,INVOICE\n',
  'ofx payments.csv': 'Payee,Amount\nKerameia Tile Works,12.34\n',
  'corpay changes.json': { accountHolderCity: 'Patras' },
  'ofx changes.json': { paymentReason: 'Rent' },
  'wizard.json': { template: { rules: [] }, values: postals },
  'events.json': { events: [] },
  'recording.json': sampleRecording(),
  'record.json': { template: { rules: [] }, record: postals },
};
/** What stands in a file that an example of the help names. */
export const exampleFileText = (name: string, partner: FxPartner): string => {
  const content = files[name] ?? files[`${partner} ${name}`] ?? '';
  return typeof content === 'string' ? content : JSON.stringify(content);
};

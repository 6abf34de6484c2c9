import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBankTemplate } from '@fx-gateway/domain/ofx/api/ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { answersInTurn } from './answersInTurn.ts';
import { customerOf } from './customerOf.ts';
import { fakeOfx } from './fakeOfx.ts';

const address = {
  addressLine: '1 Quay Street',
  citySuburb: 'Sydney',
  stateProvince: 'NSW',
  postCode: '2000',
  country: 'AU',
};

/** A beneficiary as OFX keeps them. */
export const storedPayee = (beneficiaryId: string, more: Partial<OfxBeneficiary> = {}): OfxBeneficiary => ({
  beneficiaryId,
  name: `Payee ${beneficiaryId}`,
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  updatedDate: '2026-02-20',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { values: { bankName: 'Harbour Bank', account: '12345678' }, bankAddress: address },
  ...more,
});

const asked = (propertyKey: string, name: string, required: boolean): OfxBankTemplate[number] => ({
  propertyKey,
  name,
  required,
  validationRegex: propertyKey === 'account' ? '^\\d{6,10}$' : null,
  maxLength: propertyKey === 'bankName' ? 100 : null,
});

const token = async () => succeeded({ accessToken: 'token', expires: Number.MAX_SAFE_INTEGER });

/** A customer of OFX who keeps these beneficiaries, and the partner that answers them. */
export const ofxPayeeCustomer = (...payees: readonly OfxBeneficiary[]) => {
  const book = [...payees];
  const sent: string[] = [];
  const { next, answer } = answersInTurn();
  /** What the partner has against a record that is checked. */
  const odd: { judge: (record: OfxBeneficiary) => readonly OfxFieldError[] } = { judge: () => [] };
  const put = (record: OfxBeneficiary): OfxBeneficiary => {
    const at = book.findIndex(({ beneficiaryId }) => beneficiaryId === record.beneficiaryId);
    const beneficiaryId = at < 0 ? `n${book.length + 1}` : record.beneficiaryId;
    const kept = { ...record, beneficiaryId, updatedDate: `change ${sent.length}` };
    book.splice(at < 0 ? book.length : at, 1, kept);
    return kept;
  };
  const noted = (call: string): void => void sent.push(call);
  const beneficiaries: OfxBeneficiaries = {
    list: () => {
      noted('list');
      return answer('beneficiaries', () => succeeded([...book]));
    },
    add: (record) => {
      noted(`add ${record.name}`);
      return answer('add', () => succeeded(put(record)));
    },
    edit: (record) => {
      noted(`edit ${record.beneficiaryId}`);
      return answer('edit', () => succeeded(put(record)));
    },
    remove: (id) => {
      noted(`remove ${id}`);
      return answer('remove', () => {
        book.splice(0, book.length, ...book.filter(({ beneficiaryId }) => beneficiaryId !== id));
        return succeeded(null);
      });
    },
    validate: (record) => {
      noted(`validate ${record.name}`);
      return answer('validate', () => succeeded(odd.judge(record)));
    },
    template: (country, currency) => {
      noted(`template ${country} ${currency}`);
      return answer('template', () =>
        succeeded([
          asked('bankName', 'Bank Name', true),
          asked('account', 'Account Number', true),
          asked('bsb', 'BSB', false),
          asked('reference', 'Reference', false),
        ]),
      );
    },
  };
  const customer = customerOf('ofx', {
    ofxTokens: { exchange: token, renew: token, forRates: token },
    ofx: () => ({ ...fakeOfx().ofx, beneficiaries }),
    account: { load: async () => failed(callFailure('no-answer', '/account')) },
  });
  return { ...customer, book, sent, odd, next };
};

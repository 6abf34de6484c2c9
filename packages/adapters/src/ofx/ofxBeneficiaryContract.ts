import type { CallContract } from '../conformance/serviceContract.ts';
import {
  ofxBeneficiariesAnswerShape,
  toOfxBeneficiaryBody,
  ofxBeneficiaryAnswerShape,
  readOfxBeneficiary,
} from './ofxBeneficiaryWire.ts';
import { ofxTemplateAnswerShape } from './ofxTemplateWire.ts';

const address = { addressLine: '…', citySuburb: '…', stateProvince: '…', postCode: '…', country: 'NZ' };

/** A record in which every member says something. */
const sample = readOfxBeneficiary({
  beneficiaryId: '…',
  name: '…',
  currency: 'NZD',
  classification: '3rd Party',
  paymentReason: '…',
  updatedDate: '…',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { bankName: '…', bankBranchName: '…', account: '…', bankAddress: address },
});

const body = sample === null ? {} : { body: toOfxBeneficiaryBody(sample) };

const place = '/payments/beneficiaries';

/** Whom the customer pays, and which fields a bank account has in a country. */
export const ofxBeneficiaryCallContracts: readonly CallContract[] = [
  {
    method: 'GET',
    path: place,
    effect: 'reads',
    standing: 'settled',
    rules: ['OFX-BENE-11', 'S-94'],
    answer: ofxBeneficiariesAnswerShape,
  },
  {
    method: 'POST',
    path: place,
    effect: 'changes',
    standing: 'settled',
    rules: ['S-77', 'S-94'],
    keyed: true,
    ...body,
    answer: ofxBeneficiaryAnswerShape,
  },
  {
    method: 'PUT',
    path: `${place}/{id}`,
    effect: 'changes',
    standing: 'settled',
    rules: ['S-94'],
    ...body,
    answer: ofxBeneficiaryAnswerShape,
  },
  {
    method: 'DELETE',
    path: `${place}/{id}`,
    effect: 'changes',
    standing: 'settled',
    rules: ['S-94'],
    answer: null,
  },
  {
    method: 'POST',
    path: `${place}/validate`,
    effect: 'changes',
    standing: 'specified',
    rules: ['OFX-BENE-25', 'OFX-BENE-26'],
    ...body,
    answer: null,
  },
  {
    method: 'GET',
    path: '/bank-accounts/template/{country}/{currency}/bankaccount',
    effect: 'reads',
    standing: 'specified',
    rules: ['OFX-BANK-1', 'OFX-BANK-4'],
    answer: ofxTemplateAnswerShape,
    ask: () => ({ method: 'GET', path: '/bank-accounts/template/NZ/NZD/bankaccount' }),
  },
];

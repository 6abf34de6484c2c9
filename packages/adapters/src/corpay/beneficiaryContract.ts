import type { CallContract } from '../conformance/serviceContract.ts';
import { toAddBeneficiaryBody, toEditBeneficiaryBody } from './beneficiaryBodies.ts';
import { beneficiaryAnswerShape, rulesAnswerShape } from './beneficiaryShapes.ts';
import {
  beneficiariesAnswerShape,
  beneficiaryMemberAliases,
  readBeneficiaries,
  readBeneficiary,
} from './beneficiaryWire.ts';
import { banksAnswerShape } from './banksWire.ts';
import { toRulesQueryParameters } from './rulesWire.ts';

/** A record in which every member says something. */
const sample = readBeneficiary({
  ...Object.fromEntries(Object.keys(beneficiaryMemberAliases).map((name) => [name, '…'])),
  classification: 'Business',
  paymentMethods: ['W', 'E'],
  settlementMethods: 'W',
  regulatory: [{ key: '…', value: '…' }],
});

const body = (write: typeof toAddBeneficiaryBody) => (sample === null ? {} : { body: write(sample) });

const place = '/beneficiaries';

/** What a run asks the rules for: any country and currency would do. */
const asked = toRulesQueryParameters({
  destinationCountry: 'GB',
  bankCountry: 'GB',
  bankCurrency: 'GBP',
  classification: 'Business',
  paymentMethods: ['W'],
});

/** Whom the customer pays, and how a new beneficiary is judged. */
export const beneficiaryCallContracts: readonly CallContract[] = [
  {
    method: 'GET',
    path: place,
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-BENE-15', 'CP-BENE-16'],
    answer: beneficiariesAnswerShape,
    learn: (answer) => {
      const first = readBeneficiaries(answer)?.[0];
      if (first === undefined) return {};
      const { clientIntegrationId, curr, bankCountryISO, methods } = first;
      return {
        beneficiary: clientIntegrationId,
        currency: curr,
        country: bankCountryISO,
        method: methods[0] ?? 'W',
      };
    },
  },
  {
    method: 'GET',
    path: `${place}?id={clientIntegrationId}`,
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-BENE-8', 'CP-BENE-17'],
    answer: beneficiaryAnswerShape,
    ask: ({ beneficiary }) =>
      beneficiary === undefined
        ? 'nothing-to-ask'
        : { method: 'GET', path: place, query: { id: beneficiary } },
  },
  {
    method: 'POST',
    path: place,
    effect: 'changes',
    standing: 'specified',
    rules: ['CP-BENE-18'],
    keyed: true,
    ...body(toAddBeneficiaryBody),
    refusals: {
      409: 'Another beneficiary has this `clientIntegrationId`; the same record once more is answered as saved.',
    },
    answer: null,
  },
  {
    method: 'PUT',
    path: place,
    effect: 'changes',
    standing: 'specified',
    rules: ['CP-BENE-18'],
    ...body(toEditBeneficiaryBody),
    refusals: { 404: 'There is no beneficiary with this id.' },
    answer: null,
  },
  {
    method: 'DELETE',
    path: `${place}/{clientIntegrationId}`,
    effect: 'changes',
    standing: 'specified',
    rules: ['CP-BENE-19'],
    answer: null,
  },
  {
    method: 'GET',
    path: `${place}/rules`,
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-WIZ-15', 'CP-WIZ-16', 'S-119'],
    query: Object.keys(asked),
    answer: rulesAnswerShape,
    ask: () => ({ method: 'GET', path: `${place}/rules`, query: asked }),
  },
  {
    method: 'GET',
    path: `${place}/banks`,
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-BANK-1', 'CP-BANK-2'],
    query: ['country', 'query'],
    answer: banksAnswerShape,
    ask: () => ({ method: 'GET', path: `${place}/banks`, query: { country: 'GB', query: 'bank' } }),
  },
];

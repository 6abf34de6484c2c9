import type { OfxFieldError } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxBeneficiaries } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { jsonMember } from '../http/envelope.ts';
import { camelCaseMembers } from './camelCaseMembers.ts';
import { toOfxBeneficiaryBody, readOfxBeneficiaries, readOfxBeneficiary } from './ofxBeneficiaryWire.ts';
import type { OfxCaller } from './createOfxCaller.ts';
import { readOfxErrors } from './ofxErrorsWire.ts';
import { readOfxTemplate } from './ofxTemplateWire.ts';

const path = '/payments/beneficiaries';

/** `{ isValid: true }`, or what is wrong; an answer that says neither is unreadable. */
const readVerdict = (body: unknown): readonly OfxFieldError[] | null => {
  const isValid = jsonMember(camelCaseMembers(body), 'isValid');
  const { errors } = readOfxErrors(body);
  if (isValid === true) return [];
  return isValid === false || errors.length > 0
    ? [...errors, ...(errors.length > 0 ? [] : [{ fieldName: '', message: 'The partner found it invalid.' }])]
    : null;
};

/** A 403 is the verdict where it says what is wrong (OFX-BENE-26). */
const readRefusedVerdict = (status: number, body: unknown): readonly OfxFieldError[] | null => {
  if (status !== 403) return null;
  const { errors, messages } = readOfxErrors(body);
  if (errors.length > 0) return errors;
  return messages.length > 0 ? messages.map((message) => ({ fieldName: '', message })) : null;
};

export const connectOfxBeneficiaries = (call: OfxCaller): OfxBeneficiaries => ({
  list: () => call({ method: 'GET', path, read: readOfxBeneficiaries }),

  add: (beneficiary, idempotencyKey) =>
    call({
      method: 'POST',
      path,
      changes: 'record',
      body: toOfxBeneficiaryBody(beneficiary),
      idempotencyKey,
      read: readOfxBeneficiary,
    }),

  edit: (beneficiary) =>
    call({
      method: 'PUT',
      path: `${path}/{id}`,
      ids: { id: beneficiary.beneficiaryId },
      changes: 'record',
      body: toOfxBeneficiaryBody(beneficiary),
      read: readOfxBeneficiary,
    }),

  remove: async (beneficiaryId) => {
    // A service that deletes something may answer with nothing at all.
    const answer = await call({
      method: 'DELETE',
      path: `${path}/{id}`,
      ids: { id: beneficiaryId },
      changes: 'record',
      read: () => ({}),
    });
    return answer.ok ? succeeded(null) : answer;
  },

  validate: (beneficiary) =>
    call({
      method: 'POST',
      path: `${path}/validate`,
      body: toOfxBeneficiaryBody(beneficiary),
      keepsToken: true,
      read: readVerdict,
      readRefusal: readRefusedVerdict,
    }),

  template: (country, currency) =>
    call({
      method: 'GET',
      path: '/bank-accounts/template/{country}/{currency}/bankaccount',
      ids: { country, currency },
      read: readOfxTemplate,
    }),
});

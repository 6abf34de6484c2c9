import type { CorpayBeneficiaries } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { beneficiaryBody, editBeneficiaryBody } from './beneficiaryBodies.ts';
import { readBeneficiaries, readBeneficiary } from './beneficiaryWire.ts';
import type { CorpayCall, CorpayCaller } from './corpayCaller.ts';
import { readRulesTemplate, rulesParameters } from './rulesWire.ts';
import * as z from 'zod/mini';
import { readWith } from '../http/readWith.ts';
import { readSpokenFailure } from './errorsWire.ts';

const wire = z.looseObject({});

/**
 * What an add or an edit answers is of no use beyond having been answered (CP-BENE-18). An answer that speaks of
 * errors, or is no object, does not say that anything was saved.
 */
const readChange = (body: unknown): object | null =>
  readSpokenFailure(body).listed ? null : readWith(wire)(body);

const path = '/beneficiaries';

export const connectBeneficiaries = (call: CorpayCaller): CorpayBeneficiaries => {
  const change = async (request: CorpayCall<object>) => {
    const answer = await call(request);
    return answer.ok ? succeeded(null) : answer;
  };
  return {
    list: () => call({ method: 'GET', path, read: readBeneficiaries }),

    show: (clientIntegrationId) =>
      call({ method: 'GET', path, query: { id: clientIntegrationId }, read: readBeneficiary }),

    add: (beneficiary, idempotencyKey) =>
      change({ method: 'POST', path, body: beneficiaryBody(beneficiary), idempotencyKey, read: readChange }),

    edit: (beneficiary) =>
      change({ method: 'PUT', path, body: editBeneficiaryBody(beneficiary), read: readChange }),

    // A service that deletes something may answer with nothing at all.
    remove: (clientIntegrationId) =>
      change({
        method: 'DELETE',
        path: `${path}/{clientIntegrationId}`,
        ids: { clientIntegrationId },
        read: () => ({}),
      }),

    rules: (query) =>
      call({ method: 'GET', path: `${path}/rules`, query: rulesParameters(query), read: readRulesTemplate }),
  };
};

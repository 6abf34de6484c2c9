import type { CorpayBeneficiaries } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { toAddBeneficiaryBody, toEditBeneficiaryBody } from './beneficiaryBodies.ts';
import { readBeneficiaries, readBeneficiary } from './beneficiaryWire.ts';
import type { CorpayCall, CorpayCaller } from './createCorpayCaller.ts';
import { readRulesTemplate, toRulesQueryParameters } from './rulesWire.ts';
import * as z from 'zod/mini';
import { makeContentReader } from '../http/makeContentReader.ts';
import { readCorpayFailureInBody } from './errorsWire.ts';

const wire = z.looseObject({});

/**
 * What an add or an edit answers is of no use beyond having been answered (CP-BENE-18). An answer that speaks of
 * errors, or is no object, does not say that anything was saved.
 */
const readChange = (body: unknown): object | null =>
  readCorpayFailureInBody(body).listed ? null : makeContentReader(wire)(body);

const path = '/beneficiaries';

export const connectBeneficiaries = (call: CorpayCaller): CorpayBeneficiaries => {
  const change = async (request: CorpayCall<object>) => {
    const answer = await call({ ...request, changes: 'record' });
    return answer.ok ? succeeded(null) : answer;
  };
  return {
    list: () => call({ method: 'GET', path, read: readBeneficiaries }),

    show: (clientIntegrationId) =>
      call({ method: 'GET', path, query: { id: clientIntegrationId }, read: readBeneficiary }),

    add: (beneficiary, idempotencyKey) =>
      change({
        method: 'POST',
        path,
        body: toAddBeneficiaryBody(beneficiary),
        idempotencyKey,
        read: readChange,
      }),

    edit: (beneficiary) =>
      change({ method: 'PUT', path, body: toEditBeneficiaryBody(beneficiary), read: readChange }),

    // A service that deletes something may answer with nothing at all.
    remove: (clientIntegrationId) =>
      change({
        method: 'DELETE',
        path: `${path}/{clientIntegrationId}`,
        ids: { clientIntegrationId },
        read: () => ({}),
      }),

    rules: (query) =>
      call({
        method: 'GET',
        path: `${path}/rules`,
        query: toRulesQueryParameters(query),
        read: readRulesTemplate,
      }),
  };
};

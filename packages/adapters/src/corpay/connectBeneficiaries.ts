import type { CorpayBeneficiaries } from '@fx-gateway/domain/corpay';
import { readBeneficiaries, readBeneficiary } from './beneficiaryWire.ts';
import type { CorpayCaller } from './corpayCaller.ts';

export const connectBeneficiaries = (call: CorpayCaller): CorpayBeneficiaries => ({
  list: () => call({ method: 'GET', path: '/beneficiaries', read: readBeneficiaries }),
  show: (clientIntegrationId) =>
    call({
      method: 'GET',
      path: '/beneficiaries',
      query: { id: clientIntegrationId },
      read: readBeneficiary,
    }),
});

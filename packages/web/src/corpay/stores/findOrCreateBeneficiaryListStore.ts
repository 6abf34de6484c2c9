import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { BeneficiaryListStore } from '../../beneficiaries/BeneficiaryListStore.ts';
import type { CorpayUserStores } from './CorpayUserStores.ts';

const listed = new WeakMap<CorpayUserStores, BeneficiaryListStore<BeneficiarySummary>>();

/** The list of the customer's beneficiaries; made when a page first needs it, so that Book A Deal does not load it. */
export const findOrCreateBeneficiaryListStore = (
  scope: CorpayUserStores,
): BeneficiaryListStore<BeneficiarySummary> => {
  const before = listed.get(scope);
  if (before !== undefined) return before;
  const { session, details } = scope;
  const made = new BeneficiaryListStore<BeneficiarySummary>({
    all: () => session.beneficiaries.value ?? [],
    columnsOf: ({ payee: name, bankCountryISO: country, curr: currency }) => ({ name, country, currency }),
    endingOf: ({ clientIntegrationId }) => details.endings.get(clientIntegrationId),
  });
  listed.set(scope, made);
  return made;
};

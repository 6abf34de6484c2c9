import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxAccountEnding } from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import { BeneficiaryListStore } from '../../beneficiaries/BeneficiaryListStore.ts';
import type { OfxUserStores } from './OfxUserStores.ts';

const listed = new WeakMap<OfxUserStores, BeneficiaryListStore<OfxBeneficiary>>();

/** The list of the customer's beneficiaries; made when a page first needs it, so that Book A Deal does not load it. */
export const findOrCreateOfxBeneficiaryListStore = (
  scope: OfxUserStores,
): BeneficiaryListStore<OfxBeneficiary> => {
  const before = listed.get(scope);
  if (before !== undefined) return before;
  const { session } = scope;
  const made = new BeneficiaryListStore<OfxBeneficiary>({
    all: () => session.beneficiaries.value ?? [],
    columnsOf: ({ name, currency, beneficiaryAddress: { country } }) => ({ name, currency, country }),
    endingOf: ofxAccountEnding,
  });
  listed.set(scope, made);
  return made;
};

import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxEnding } from '@fx-gateway/domain/ofx/beneficiaries/ofxEnding.ts';
import { BeneficiaryListStore } from '../../beneficiaries/BeneficiaryListStore.ts';
import type { OfxScope } from './OfxScope.ts';

const listed = new WeakMap<OfxScope, BeneficiaryListStore<OfxBeneficiary>>();

/** The list of the customer's beneficiaries; made when a page first needs it, so that Book A Deal does not load it. */
export const ofxBeneficiaryListStoreOf = (scope: OfxScope): BeneficiaryListStore<OfxBeneficiary> => {
  const before = listed.get(scope);
  if (before !== undefined) return before;
  const { session } = scope;
  const made = new BeneficiaryListStore<OfxBeneficiary>({
    all: () => session.beneficiaries.value ?? [],
    columnsOf: ({ name, currency, beneficiaryAddress: { country } }) => ({ name, currency, country }),
    endingOf: ofxEnding,
  });
  listed.set(scope, made);
  return made;
};

import type { CorpayScope } from './CorpayScope.ts';
import { ListedBeneficiaries } from './beneficiaries/ListedBeneficiaries.ts';

const listed = new WeakMap<CorpayScope, ListedBeneficiaries>();

/** The list of the customer's beneficiaries; made when a page first needs it, so that Book A Deal does not load it. */
export const listedBeneficiariesOf = (scope: CorpayScope): ListedBeneficiaries => {
  const before = listed.get(scope);
  if (before !== undefined) return before;
  const made = new ListedBeneficiaries(scope.session.beneficiaries, scope.details);
  listed.set(scope, made);
  return made;
};

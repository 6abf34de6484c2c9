import {
  findBeneficiariesSharingKey,
  makeNameAndCurrencyKey,
} from '../../beneficiaries/findBeneficiariesSharingKey.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';

/** What a beneficiary of Corpay is alike in with another one. */
export const makePayeeNameAndCurrencyKey = ({
  payee,
  curr,
}: Pick<BeneficiarySummary, 'payee' | 'curr'>): string => makeNameAndCurrencyKey(payee, curr);

/** The beneficiaries of a list that are like another one in it. */
export const findSameNamedBeneficiaries = cacheByList((beneficiaries: readonly BeneficiarySummary[]) =>
  findBeneficiariesSharingKey(beneficiaries, makePayeeNameAndCurrencyKey),
);

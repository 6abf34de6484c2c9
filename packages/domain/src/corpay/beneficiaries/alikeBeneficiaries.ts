import { alikeAmong, likenessOf } from '../../beneficiaries/alike.ts';
import { cacheByList } from '../../lists/cacheByList.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';

/** What a beneficiary of Corpay is alike in with another one. */
export const payeeLikeness = ({ payee, curr }: Pick<BeneficiarySummary, 'payee' | 'curr'>): string =>
  likenessOf(payee, curr);

/** The beneficiaries of a list that are like another one in it. */
export const alikeBeneficiaries = cacheByList((beneficiaries: readonly BeneficiarySummary[]) =>
  alikeAmong(beneficiaries, payeeLikeness),
);

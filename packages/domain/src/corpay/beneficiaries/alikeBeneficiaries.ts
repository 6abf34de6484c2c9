import { alikeAmong, likenessOf } from '../../beneficiaries/alike.ts';
import { perList } from '../../lists/perList.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';

/** What a beneficiary of Corpay is alike in with another one. */
export const payeeLikeness = ({ payee, curr }: Pick<BeneficiarySummary, 'payee' | 'curr'>): string =>
  likenessOf(payee, curr);

/** The beneficiaries of a list that are like another one in it. */
export const alikeBeneficiaries = perList((beneficiaries: readonly BeneficiarySummary[]) =>
  alikeAmong(beneficiaries, payeeLikeness),
);

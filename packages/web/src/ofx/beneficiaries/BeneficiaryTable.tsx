import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxAccountEnding } from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import type { ComponentProps } from 'react';
import { BeneficiaryRows } from '../../beneficiaries/BeneficiaryRows.tsx';
import { BeneficiarySortHeaders } from '../../beneficiaries/BeneficiarySortHeaders.tsx';

/** What tells those of one name apart, beside the account. */
const moreOf = ({ paymentReason, beneficiaryBankDetails: { values } }: OfxBeneficiary): readonly string[] => [
  values['bankName'] ?? '',
  paymentReason,
];

/** Name, end of the account and currency badge by row, each a link to its detail (OFX-BENE-6, PAYEE-6). */
export const BeneficiaryTable = ({
  list,
  beneficiaries,
  alike,
  waiting,
}: {
  readonly list: ComponentProps<typeof BeneficiarySortHeaders>['list'];
  readonly beneficiaries: readonly OfxBeneficiary[];
  /** Those who have the name and the currency of another one. */
  readonly alike: ReadonlySet<OfxBeneficiary>;
  /** They are on their way for the first time. */
  readonly waiting: boolean;
}) => (
  <BeneficiaryRows
    heads={<BeneficiarySortHeaders list={list} name="Name" country="Country" />}
    beneficiaries={beneficiaries}
    listed={(beneficiary) => ({
      id: beneficiary.beneficiaryId,
      name: beneficiary.name,
      country: beneficiary.beneficiaryAddress.country,
      currency: beneficiary.currency,
      more: alike.has(beneficiary) ? moreOf(beneficiary) : [],
      ending: ofxAccountEnding(beneficiary),
    })}
    waiting={waiting}
  />
);

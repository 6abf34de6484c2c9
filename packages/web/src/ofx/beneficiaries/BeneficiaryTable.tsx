import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { BeneficiaryRows } from '../../beneficiaries/BeneficiaryRows.tsx';

const heads = (
  <>
    <th scope="col">Name</th>
    <th scope="col">Country</th>
    <th className="row-amount" scope="col">
      Currency
    </th>
  </>
);

/** Name and currency badge by row, each a link to its detail (OFX-BENE-6). */
export const BeneficiaryTable = ({
  beneficiaries,
  waiting,
}: {
  readonly beneficiaries: readonly OfxBeneficiary[];
  /** They are on their way for the first time. */
  readonly waiting: boolean;
}) => (
  <BeneficiaryRows
    heads={heads}
    beneficiaries={beneficiaries}
    listed={({ beneficiaryId: id, name, currency, beneficiaryAddress: { country } }) => ({
      id,
      name,
      country,
      currency,
      more: [],
    })}
    waiting={waiting}
  />
);

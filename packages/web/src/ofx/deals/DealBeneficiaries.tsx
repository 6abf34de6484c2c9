import { ofxWords, type OfxDealBeneficiary } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import type { Fetched } from '../../calls/Fetched.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import '../../lists/Rows.css';

/** Who is paid by a deal, with amount and currency (OFX-DEAL-13); they fail on their own (ERR-25). */
export const DealBeneficiaries = observer(
  ({ beneficiaries }: { readonly beneficiaries: Fetched<readonly OfxDealBeneficiary[]> }) => {
    const { value, failure } = beneficiaries;
    if (value === null && failure !== null)
      return (
        <OfxFailureNotice
          words={ofxWords.dealBeneficiariesUnavailable}
          failure={failure}
          onRetry={() => void beneficiaries.load()}
        />
      );
    return (
      <Card title="Beneficiaries" flush>
        {value === null ? (
          <SkeletonRows rows={2} words="Loading beneficiaries..." />
        ) : (
          <table className="rows">
            <caption className="visually-hidden">Beneficiaries of this deal</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th className="row-amount" scope="col">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {value.map(({ beneficiaryId, name, amount }) => (
                <tr className="row" key={beneficiaryId || name}>
                  <th className="row-main" scope="row">
                    {name}
                  </th>
                  <td className="row-amount">
                    <AmountText of={amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    );
  },
);

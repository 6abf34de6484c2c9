import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { formatPaidAccount } from '@fx-gateway/domain/bankDetails/paidAccounts.ts';
import type { OfxDealBeneficiary } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { formatDisplayOnlyDecimal } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { observer } from 'mobx-react-lite';
import { preventAccountLineBreak } from '../../bankDetails/preventAccountLineBreak.ts';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import type { FetchedValue } from '../../fetching/FetchedValue.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { Table } from '../../kit/lists/Table.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useGoToFilledDeal } from '../../quoting/findLockedAmountField.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { AmountText } from '../../quoting/AmountText.tsx';

/** Opens Book A Deal with the payee and the amount; nothing is booked by it. Who was deleted since cannot be paid. */
const PayAgain = ({
  paid,
  among,
  disabled,
  onPay,
}: {
  readonly paid: OfxDealBeneficiary;
  readonly among: readonly OfxBeneficiary[];
  readonly disabled: boolean;
  readonly onPay: (beneficiary: OfxBeneficiary) => void;
}) => {
  const beneficiary = among.find(({ beneficiaryId }) => beneficiaryId === paid.beneficiaryId);
  return beneficiary === undefined ? null : (
    <QuietButton
      look="plain"
      label={`Pay again: ${paid.name}`}
      disabled={disabled}
      onPress={() => onPay(beneficiary)}
    >
      Pay again
    </QuietButton>
  );
};

/** Who is paid by a deal, on which account, with amount and currency (OFX-DEAL-13, PAYEE-4); they fail on their own (ERR-25). */
export const DealBeneficiaries = observer(
  ({
    beneficiaries,
    mayPayAgain,
  }: {
    readonly beneficiaries: FetchedValue<readonly OfxDealBeneficiary[]>;
    /** False of a deal that was booked a moment ago, and of one that OFX is to be asked about first. */
    readonly mayPayAgain: boolean;
  }) => {
    const { session, deal } = useOfx();
    const goToDeal = useGoToFilledDeal();
    const among = session.beneficiaries.value ?? [];
    const { value, failure } = beneficiaries;
    if (value === null && failure !== null)
      return (
        <OfxFailureNotice
          words={ofxMessages.dealBeneficiariesUnavailable}
          failure={failure}
          onRetry={() => void beneficiaries.load()}
        />
      );
    return (
      <Card title="Beneficiaries" flush>
        {value === null ? (
          <SkeletonRows rows={2} words="Loading beneficiaries..." />
        ) : (
          <Table
            caption="Beneficiaries of this deal"
            heads={
              <>
                <th scope="col">Name</th>
                <th scope="col">{bankDetailMessages.paidTo}</th>
                <th className="row-amount" scope="col">
                  Amount
                </th>
                {mayPayAgain ? (
                  <th className="row-date" scope="col">
                    <span className="visually-hidden">Pay again</span>
                  </th>
                ) : null}
              </>
            }
          >
            {value.map((paid) => (
              <tr className="row" key={paid.beneficiaryId || paid.name}>
                <th className="row-main" scope="row">
                  {paid.name}
                </th>
                <td className="row-quiet">
                  <span className="row-label">
                    {paid.accountEnding === undefined ? 'Account' : bankDetailMessages.paidTo}{' '}
                  </span>
                  {preventAccountLineBreak(formatPaidAccount(paid))}
                </td>
                <td className="row-amount">
                  <AmountText of={paid.amount} />
                </td>
                {mayPayAgain ? (
                  <td className="row-date">
                    <PayAgain
                      paid={paid}
                      among={among}
                      disabled={deal.booking}
                      onPay={(beneficiary) => {
                        deal.payTo(beneficiary, formatDisplayOnlyDecimal(paid.amount));
                        goToDeal();
                      }}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </Table>
        )}
      </Card>
    );
  },
);

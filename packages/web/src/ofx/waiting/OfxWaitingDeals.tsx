import { isDayOver } from '@fx-gateway/domain/calendar/isDayOver.ts';
import {
  findSameNamedOfxBeneficiaries,
  ofxAccountEnding,
} from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import { findDealsAwaitingFunds } from '@fx-gateway/domain/ofx/deals/findDealsAwaitingFunds.ts';
import { formatDealPayees } from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { findLastOfxPayees, type LastOfxPayee } from '@fx-gateway/domain/ofx/deals/findLastOfxPayees.ts';
import { formatDisplayOnlyDecimal } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { useGoToFilledDeal } from '../../quoting/findLockedAmountField.ts';
import { PayAgainButtons } from '../../quoting/waiting/PayAgainButtons.tsx';
import { WaitingDealsCard } from '../../quoting/waiting/WaitingDealsCard.tsx';
import { paths } from '../../routing/paths.ts';
import { TotalText } from '../deals/TotalText.tsx';
import { useOfx } from '../stores/ofxContext.ts';

const mostShown = 5;

const wordsOf = ({ maturityDate, reference }: OfxDeal, payees: string | null, now: number): string => {
  const what = payees === null ? `Deal ${reference}` : `Deal ${reference} for ${payees}`;
  if (maturityDate === '') return what;
  const day = formatDate(maturityDate);
  return isDayOver(maturityDate, now)
    ? `${what}: overdue, its value date was ${day}`
    : `${what}, value date ${day}`;
};

/** The deals that await funds; OFX names no account for them, and says itself when the money has arrived (SETTLE-1). */
const AwaitingFunds = observer(() => {
  const { dealList, clock } = useOfx();
  const deals = findDealsAwaitingFunds(dealList.newestFirst);
  return (
    <WaitingDealsCard
      title="Awaiting funds"
      aside={
        deals.length > mostShown ? (
          <ButtonLink look="plain" to={paths.gateway.deals}>
            {`All ${deals.length}`}
          </ButtonLink>
        ) : undefined
      }
      rows={deals.slice(0, mostShown).map((deal) => ({
        key: deal.dealId,
        words: wordsOf(deal, formatDealPayees(deal, dealList.names), clock.now()),
        amount: <TotalText of={deal} />,
        action: (
          <ButtonLink to={paths.gateway.deal(deal.dealId)} label={`Open deal ${deal.reference}`}>
            Open
          </ButtonLink>
        ),
      }))}
    />
  );
});

const LastPayees = observer(({ among }: { readonly among: readonly OfxBeneficiary[] }) => {
  const { deal, dealList } = useOfx();
  const goToDeal = useGoToFilledDeal();
  const pay = ({ beneficiary, last }: LastOfxPayee): void => {
    deal.payTo(beneficiary, last === null ? null : formatDisplayOnlyDecimal(last));
    goToDeal();
  };
  const alike = findSameNamedOfxBeneficiaries(among);
  return (
    <PayAgainButtons
      payees={findLastOfxPayees(dealList.newestFirst, among).map((of) => ({
        key: of.beneficiary.beneficiaryId,
        name: of.beneficiary.name,
        ...(alike.has(of.beneficiary) ? { ending: ofxAccountEnding(of.beneficiary) } : {}),
        last: of.last,
        of,
      }))}
      disabled={deal.booking}
      onPay={pay}
    />
  );
});

/** What waits, and whom to pay again, once the deals and the beneficiaries are there (SETTLE-4). */
export const OfxWaitingDeals = observer(() => {
  const { deals, session } = useOfx();
  const { value: among } = session.beneficiaries;
  if (deals.value === null || among === null)
    // What stands below waits for it, so that it is not moved.
    return deals.failure === null && session.beneficiaries.failure === null ? <div aria-busy="true" /> : null;
  return (
    <>
      <div className="settling">
        <AwaitingFunds />
      </div>
      <div className="settling-payees">
        <LastPayees among={among} />
      </div>
    </>
  );
});

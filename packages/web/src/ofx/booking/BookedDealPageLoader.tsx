import { formatPaidAccount } from '@fx-gateway/domain/bankDetails/paidAccounts.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { PaidAccountLine } from '../../bankDetails/PaidAccountLine.tsx';
import type { LazyPage } from '../../routing/makeLazyPage.ts';
import { useLazyPage } from '../../fetching/useLazyPage.ts';
import { PageFailure } from '../../failures/PageFailure.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { ReadOnlySummary } from '../../kit/facts/ReadOnlySummary.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import { AmountText } from '../../quoting/AmountText.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { TotalText } from '../deals/TotalText.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { toOfxQuoteOverview } from './toOfxQuoteOverview.tsx';

/**
 * The page of a deal, which comes in a file of its own: that and what was booked a moment ago is told without it
 * (OFX-DEAL-2, OFX-DEAL-11).
 */
export const BookedDealPageLoader = observer(({ page }: { readonly page: LazyPage }) => {
  const { page: Page, failed, tryAgain } = useLazyPage(page);
  const {
    untold,
    deal: { booked },
  } = useOfx();
  const { dealId } = useParams();
  useMarkOutcomeReported(
    untold,
    Page === null && booked !== null && booked.dealId === dealId ? dealId : null,
  );
  if (Page !== null) return <Page />;
  const waiting = failed ? <PageFailure onTryAgain={tryAgain} /> : <CentredSpinner />;
  if (booked === null || booked.dealId !== dealId) return waiting;
  const { reference, quote, parts, rate } = booked;
  return (
    <div className="stack">
      <FocusOnMount>
        <ReadOnlySummary title={`Deal ${reference} is booked`}>
          <LabelledValueList
            facts={[
              {
                label: parts.length === 1 ? 'Beneficiary' : 'Beneficiaries',
                value: parts.map((part) => (
                  <div key={part.beneficiaryId}>
                    {part.name}
                    <PaidAccountLine text={formatPaidAccount(part)} />
                  </div>
                )),
              },
              ...toOfxQuoteOverview(quote, rate),
              { label: 'Total', value: <TotalText of={quote} /> },
              { label: 'They receive', value: <AmountText of={toPaysAndReceives(quote).receive} /> },
            ]}
          />
        </ReadOnlySummary>
      </FocusOnMount>
      {failed ? (
        <PageFailure
          happened={ofxMessages.dealNotLoaded.happened}
          kept={ofxMessages.dealNotLoaded.kept}
          onTryAgain={tryAgain}
        />
      ) : (
        waiting
      )}
    </div>
  );
});

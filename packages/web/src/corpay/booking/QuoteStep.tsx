import { chosenBeneficiaryGoneWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { usePageReload } from '../../reload/reloadContext.ts';
import { useConnectionBack } from '../../quoting/useConnectionBack.ts';
import { usePageVisibility } from '../../quoting/usePageVisibility.ts';
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx';
import { BesideOpenBooking } from './BesideOpenBooking.tsx';
import { BookDealButton } from './BookDealButton.tsx';
import { ChangedAmountNote } from './ChangedAmountNote.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { QuoteAmounts } from './QuoteAmounts.tsx';
import { QuoteFailure } from './QuoteFailure.tsx';
import { QuoteRate } from './QuoteRate.tsx';
import { useRunning } from '../../calls/useRunning.ts';

/** The quote step: to whom, how much, at which rate, and Book Deal (CP-QUOTE-2 to CP-QUOTE-4). */
export const QuoteStep = observer(() => {
  const { quote, deal, session } = useCorpay();
  const reload = usePageReload();
  useRunning(quote);
  usePageVisibility(useCallback((visible) => quote.handle(visible ? 'page-shown' : 'page-hidden'), [quote]));
  useConnectionBack(useCallback(() => quote.handle('connection-came'), [quote]));
  const typed = quote.draft.paymentAmount !== '' || quote.draft.settlementAmount !== '';
  useEffect(() => (typed ? reload.block() : undefined), [typed, reload]);
  const { status, offer } = quote.live;
  const loading = offer === null ? 'quote-loading' : 'quote-loading quote-renewing';
  return (
    <div className={status === 'loading' ? loading : undefined}>
      <Card
        title="New deal"
        {...(status === 'unitialized' && !deal.booking ? {} : { footer: <BookDealButton /> })}
      >
        <div className="quote-form">
          {quote.beneficiaryGone === null ? null : (
            <Notice tone="warning">
              <p>{chosenBeneficiaryGoneWords(quote.beneficiaryGone)}</p>
            </Notice>
          )}
          <BeneficiaryChoice />
          <QuoteAmounts />
          <ChangedAmountNote />
          {session.beneficiaries.value?.length === 0 ? null : <QuoteRate />}
          <QuoteFailure />
          <BesideOpenBooking />
        </div>
      </Card>
    </div>
  );
});

import { chosenBeneficiaryGoneWords, changedAmountWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { usePageReload } from '../../reload/reloadContext.ts';
import { useConnectionBack } from '../../quoting/useConnectionBack.ts';
import { usePageVisibility } from '../../quoting/usePageVisibility.ts';
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx';
import { BookDealButton } from './BookDealButton.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { QuoteAmounts } from './QuoteAmounts.tsx';
import { QuoteFailure } from './QuoteFailure.tsx';
import { QuoteRate } from './QuoteRate.tsx';
import { SameBookedNote } from './SameBookedNote.tsx';
import { useRunning } from '../../calls/useRunning.ts';
import { formatMoney } from '@fx-gateway/domain/money';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';

/** Says that the partner quotes another amount than was asked for; until it is used, Book Deal rests. */
const ChangedAmountNote = observer(() => {
  const { quote, deal } = useCorpay();
  const { change, draft } = quote;
  if (change === null) return null;
  const use = (): void =>
    deal.change({ type: 'amount-typed', side: draft.lockSide, text: quote.painted(draft.lockSide) });
  return (
    <Notice tone="warning" title={changedAmountWords(change)}>
      <div className="notice-next">
        <QuietButton onPress={use}>Use this amount</QuietButton>
      </div>
    </Notice>
  );
});

/** Asks, before the press, whether this deal is wanted beside bookings whose outcome is not known. */
const BesideOpenBooking = observer(() => {
  const { deal, intents } = useCorpay();
  if (!deal.canBeBeside) return null;
  const open = intents.openBookings.map(({ payment, payee }) => `${formatMoney(payment)} for ${payee}`);
  return (
    <CheckField checked={deal.isBeside} onChange={(wanted) => deal.wantBeside(wanted)}>
      I want this deal as well. It is not known yet whether I booked {open.join(' and ')}.
    </CheckField>
  );
});

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
          <SameBookedNote />
          <BesideOpenBooking />
        </div>
      </Card>
    </div>
  );
});

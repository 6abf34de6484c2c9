import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxBookingAnswer } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { changedOfxAmountMessage } from '@fx-gateway/domain/ofx/quotes/ofxDealParts.ts';
import { ofxSellCurrencyOf } from '@fx-gateway/domain/ofx/quotes/ofxSellCurrencyOf.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { observer } from 'mobx-react-lite';
import { BankDetailQuestions } from '../../bankDetails/BankDetailQuestions.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { OverTime } from '../../market-rates/OverTime.tsx';
import { BookDespiteOpenQuestion } from '../../quoting/booking/BookDespiteOpenQuestion.tsx';
import { ChangedQuoteAmountNote } from '../../quoting/ChangedQuoteAmountNote.tsx';
import { BookDealCard } from '../../quoting/BookDealCard.tsx';
import { DuplicateDealNote } from '../../quoting/booking/DuplicateDealNote.tsx';
import { OpenOfxRunsLoader } from '../payment-run/OpenOfxRunsLoader.tsx';
import { useOfx } from '../stores/ofxContext.ts';
import { BeneficiarySelector } from './BeneficiarySelector.tsx';
import { BookDealPanel } from './BookDealPanel.tsx';
import { DealAmounts } from './DealAmounts.tsx';
import { DealFailure } from './DealFailure.tsx';
import { DealBeneficiaryAmounts } from './DealBeneficiaryAmounts.tsx';
import { DisplayedOfxQuote } from './DisplayedOfxQuote.tsx';
import { OfxQuoteSummaryLine } from './OfxQuoteSummaryLine.tsx';

const MovedAmountNote = observer(() => {
  const { quote, deal } = useOfx();
  const { moved } = quote;
  const displayed = quote.live.offer?.quote;
  if (moved === null || displayed === undefined) return null;
  return (
    <ChangedQuoteAmountNote
      words={changedOfxAmountMessage(moved)}
      onUse={() => deal.change({ type: 'amounts-accepted', quote: displayed })}
    />
  );
});

/** The rates of the pair over time, with the displayed quote as a dot. */
const QuoteOverTime = observer(() => {
  const { draft, live } = useOfx().quote;
  const quote = live.offer?.quote;
  const amounts = quote === undefined ? null : toPaysAndReceives(quote);
  return (
    <OverTime
      base={draft.buyCurrency}
      quote={ofxSellCurrencyOf(draft)}
      deal={
        quote === undefined || amounts === null
          ? null
          : { rate: quote.customerRate, settlement: amounts.pays, payment: amounts.receive }
      }
    />
  );
});

/** To whom, how much, at which rate, and Book Deal (OFX-QUOTE-1 to OFX-QUOTE-3). */
export const BookOfxDealForm = observer(
  ({ onBooked }: { readonly onBooked: (booked: OfxBookingAnswer) => void }) => {
    const { quote, deal, session, openBookings, sameBooked } = useOfx();
    const nobody = session.beneficiaries.value?.length === 0;
    return (
      <BookDealCard
        live={quote.live}
        nobody={nobody}
        payeeChosen={quote.draft.parts.length > 0}
        booking={deal.booking}
        brief={<OfxQuoteSummaryLine />}
        action={<BookDealPanel onBooked={onBooked} />}
        caution={
          <>
            <OpenOfxRunsLoader beside />
            <DuplicateDealNote sameBooked={sameBooked} stopped={deal.refusal?.why === 'same-found'} />
            <BankDetailQuestions
              check={deal.bankDetails.check}
              since={bankDetailMessages.sinceChosen}
              ticked={deal.bankDetails.ticked}
              error={null}
              onTick={(ticked) => deal.bankDetails.tick(ticked)}
            />
          </>
        }
        news={
          <>
            <MovedAmountNote />
            <DealFailure />
            <BookDespiteOpenQuestion
              beside={deal.beside}
              open={() =>
                openBookings.unsettled.map((intent) => formatMoney(toPaysAndReceives(intent).receive))
              }
            />
          </>
        }
        overTime={<QuoteOverTime />}
      >
        {quote.beneficiariesGone.length === 0 ? null : (
          <Notice tone="warning">
            <p>{ofxMessages.beneficiariesGone(quote.beneficiariesGone)}</p>
          </Notice>
        )}
        <DealBeneficiaryAmounts />
        <BeneficiarySelector />
        <DealAmounts />
        {nobody ? null : <DisplayedOfxQuote />}
      </BookDealCard>
    );
  },
);

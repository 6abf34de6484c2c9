import { formatBankAndAccountEnding } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { chosenBeneficiaryGoneMessage } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { changedAmountMessage } from '@fx-gateway/domain/corpay/quotes/answeredAmount.ts';
import { cannotBookMessages } from '@fx-gateway/domain/corpay/quotes/whyCannotBook.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { observer } from 'mobx-react-lite';
import { PaidAccountLine } from '../../bankDetails/PaidAccountLine.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { OverTime } from '../../market-rates/OverTime.tsx';
import { useRates } from '../../market-rates/ratesContext.ts';
import { BookDespiteOpenQuestion } from '../../quoting/booking/BookDespiteOpenQuestion.tsx';
import { BookDealButton } from '../../quoting/booking/BookDealButton.tsx';
import { ChangedQuoteAmountNote } from '../../quoting/ChangedQuoteAmountNote.tsx';
import { BookDealCard } from '../../quoting/BookDealCard.tsx';
import { DuplicateDealNote } from '../../quoting/booking/DuplicateDealNote.tsx';
import { useLiveQuote } from '../../quoting/useLiveQuote.ts';
import { OpenCorpayRunsLoader } from '../payment-run/OpenCorpayRunsLoader.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { BeneficiarySelector } from './BeneficiarySelector.tsx';
import { CorpayQuoteSummaryLine } from './CorpayQuoteSummaryLine.tsx';
import { QuoteAmountFields } from './QuoteAmountFields.tsx';
import { QuoteFailure } from './QuoteFailure.tsx';
import { QuoteRate } from './QuoteRate.tsx';

const ChangedAmountNote = observer(() => {
  const { quote, deal } = useCorpay();
  const { change, draft } = quote;
  if (change === null) return null;
  const use = (): void =>
    deal.change({ type: 'amount-typed', side: draft.lockSide, text: quote.displayed(draft.lockSide) });
  return <ChangedQuoteAmountNote words={changedAmountMessage(change)} onUse={use} />;
});

const Booking = observer(() => {
  const { deal } = useCorpay();
  const rates = useRates();
  const { cannotBook } = deal;
  return (
    <BookDealButton
      deal={deal}
      whyNot={cannotBook === null ? null : cannotBookMessages[cannotBook]}
      onPress={() => void deal.book((quote) => rates.costOf(quote))}
    />
  );
});

/** The account that is paid, as soon as it is settled who is. */
const ChosenPayeeAccount = observer(() => {
  const { quote, chosenAccount } = useCorpay();
  useRunningStore(chosenAccount);
  if (quote.draft.beneficiary === null) return null;
  const { current } = chosenAccount;
  return (
    <PaidAccountLine text={current === null ? undefined : formatBankAndAccountEnding(current.account)} />
  );
});

/** The quote step: to whom, how much, at which rate, and Book Deal (CP-QUOTE-2 to CP-QUOTE-4). */
export const QuoteStep = observer(() => {
  const { quote, deal, session, intents, sameBooked } = useCorpay();
  useLiveQuote(quote, quote.draft.paymentAmount !== '' || quote.draft.settlementAmount !== '');
  const nobody = session.beneficiaries.value?.length === 0;
  return (
    <BookDealCard
      live={quote.live}
      nobody={nobody}
      payeeChosen={quote.draft.beneficiary !== null}
      booking={deal.booking}
      brief={<CorpayQuoteSummaryLine />}
      action={<Booking />}
      caution={
        <>
          <OpenCorpayRunsLoader beside />
          <DuplicateDealNote sameBooked={sameBooked} stopped={deal.refusal === 'same-found'} />
        </>
      }
      news={
        <>
          <ChangedAmountNote />
          <QuoteFailure />
          <BookDespiteOpenQuestion
            beside={deal.beside}
            open={() =>
              intents.openBookings.map(({ payment, payee }) => `${formatMoney(payment)} for ${payee}`)
            }
          />
        </>
      }
      overTime={
        <OverTime
          base={quote.draft.settlementCurrency}
          quote={quote.draft.paymentCurrency}
          deal={quote.live.offer?.quote ?? null}
        />
      }
    >
      {quote.beneficiaryGone === null ? null : (
        <Notice tone="warning">
          <p>{chosenBeneficiaryGoneMessage(quote.beneficiaryGone)}</p>
        </Notice>
      )}
      <BeneficiarySelector />
      <ChosenPayeeAccount />
      <QuoteAmountFields />
      {nobody ? null : <QuoteRate />}
    </BookDealCard>
  );
});

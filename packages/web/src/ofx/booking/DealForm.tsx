import { asCustomerSees, movedAmountWords, ofxWords, type OfxBooked } from '@fx-gateway/domain/ofx';
import { formatMoney } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useOfx } from '../scope/ofxContext.ts';
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx';
import { BookDealButton } from './BookDealButton.tsx';
import { DealAmounts } from './DealAmounts.tsx';
import { DealFailure } from './DealFailure.tsx';
import { DealParts } from './DealParts.tsx';
import { DealQuote } from './DealQuote.tsx';

/** Says that the partner quotes another amount than was typed; until it is used, Book Deal rests. */
const MovedAmountNote = observer(() => {
  const { quote, deal } = useOfx();
  const { moved } = quote;
  const painted = quote.live.offer?.quote;
  if (moved === null || painted === undefined) return null;
  return (
    <Notice tone="warning" title={movedAmountWords(moved)}>
      <div className="notice-next">
        <QuietButton onPress={() => deal.change({ type: 'amounts-accepted', quote: painted })}>
          Use this amount
        </QuietButton>
      </div>
    </Notice>
  );
});

/** Asks, before the press, whether this deal is wanted beside bookings whose outcome is not known. */
const BesideOpenBooking = observer(() => {
  const { deal, openBookings } = useOfx();
  if (!deal.canBeBeside) return null;
  const open = openBookings.unsettled.map((intent) => formatMoney(asCustomerSees(intent).receive));
  return (
    <CheckField checked={deal.isBeside} onChange={(wanted) => deal.wantBeside(wanted)}>
      I want this deal as well. It is not known yet whether I booked {open.join(' and ')}.
    </CheckField>
  );
});

/** To whom, how much, at which rate, and Book Deal, which is there once something is asked (OFX-QUOTE-1 to OFX-QUOTE-3). */
export const DealForm = observer(({ onBooked }: { readonly onBooked: (booked: OfxBooked) => void }) => {
  const { quote, deal, session } = useOfx();
  const { status, offer } = quote.live;
  const isEmpty = session.beneficiaries.value?.length === 0;
  const loading = offer === null ? 'quote-loading' : 'quote-loading quote-renewing';
  return (
    <div className={status === 'loading' ? loading : undefined}>
      <Card
        title="New deal"
        {...(status === 'unitialized' && !deal.booking
          ? {}
          : { footer: <BookDealButton onBooked={onBooked} /> })}
      >
        <div className="quote-form">
          {quote.beneficiariesGone.length === 0 ? null : (
            <Notice tone="warning">
              <p>{ofxWords.beneficiariesGone(quote.beneficiariesGone)}</p>
            </Notice>
          )}
          <DealParts />
          <BeneficiaryChoice />
          <DealAmounts />
          <MovedAmountNote />
          {isEmpty ? null : <DealQuote />}
          <DealFailure />
          <BesideOpenBooking />
        </div>
      </Card>
    </div>
  );
});

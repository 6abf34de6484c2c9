import { toPaysAndReceives } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxBookingAnswer } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { cannotBookOfxMessages } from '@fx-gateway/domain/ofx/quotes/whyCannotBookOfx.ts';
import { observer } from 'mobx-react-lite';
import { useRates } from '../../market-rates/ratesContext.ts';
import { BookDealButton } from '../../quoting/booking/BookDealButton.tsx';
import { TotalText } from '../deals/TotalText.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/** Book Deal, beside the total of what is displayed (OFX-DEAL-1, OFX-QUOTE-2). */
export const BookDealPanel = observer(
  ({ onBooked }: { readonly onBooked: (booked: OfxBookingAnswer) => void }) => {
    const { deal, quote } = useOfx();
    const rates = useRates();
    const { cannotBook } = deal;
    const displayed = quote.live.offer?.quote;
    const handlePress = async (): Promise<void> => {
      const booked = await deal.book((quoted) => {
        const { pays: settlement, receive: payment } = toPaysAndReceives(quoted);
        return rates.costOf({ settlement, payment });
      });
      if (booked !== null) onBooked(booked);
    };
    return (
      <div className="deal-close">
        {displayed === undefined ? null : (
          <p className="deal-total">
            Total <TotalText of={displayed} />
          </p>
        )}
        <BookDealButton
          deal={deal}
          whyNot={cannotBook === null ? null : cannotBookOfxMessages[cannotBook]}
          onPress={() => void handlePress()}
        />
      </div>
    );
  },
);

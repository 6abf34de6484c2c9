import { cannotBookOfxWords, type OfxBooked } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useHeldPress } from '../../quoting/useHeldPress.ts';
import { TotalText } from '../deals/TotalText.tsx';
import { useOfx } from '../scope/ofxContext.ts';

/** Books exactly what was painted when the press began, once, at the total beside it (OFX-DEAL-1, OFX-QUOTE-2). */
export const BookDealButton = observer(({ onBooked }: { readonly onBooked: (booked: OfxBooked) => void }) => {
  const { deal, quote } = useOfx();
  const { cannotBook } = deal;
  const painted = quote.live.offer?.quote;
  const held = useHeldPress({ press: () => deal.press(), release: () => deal.release() });
  const handlePress = async (): Promise<void> => {
    const booked = await deal.book();
    if (booked !== null) onBooked(booked);
  };
  return (
    <div className="deal-close">
      {painted === undefined ? null : (
        <p className="deal-total">
          Total <TotalText of={painted} />
        </p>
      )}
      <div className="deal-action" {...held}>
      <PrimaryButton
        wide
        busy={deal.booking}
        disabledReason={cannotBook === null || deal.booking ? null : cannotBookOfxWords[cannotBook]}
        onPress={() => void handlePress()}
      >
        Book Deal
      </PrimaryButton>
      </div>
    </div>
  );
});

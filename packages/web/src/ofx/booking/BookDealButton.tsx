import { cannotBookOfxWords, type OfxBooked } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useHeldPress } from '../../quoting/useHeldPress.ts';
import { useOfx } from '../scope/ofxContext.ts';

/** Books exactly what was painted when the press began, once (OFX-DEAL-1). */
export const BookDealButton = observer(({ onBooked }: { readonly onBooked: (booked: OfxBooked) => void }) => {
  const { deal } = useOfx();
  const { cannotBook } = deal;
  const held = useHeldPress({ press: () => deal.press(), release: () => deal.release() });
  const handlePress = async (): Promise<void> => {
    const booked = await deal.book();
    if (booked !== null) onBooked(booked);
  };
  return (
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
  );
});

import { observer } from 'mobx-react-lite';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { moveFocusToArrivedButton } from '../moveFocusOnEnter.ts';
import { useButtonHeldDown } from './useButtonHeldDown.ts';

/** The deal whose displayed offer is booked; from the moment the button goes down nothing displayed changes. */
type HeldDeal = {
  readonly booking: boolean;
  press(): void;
  release(): void;
  pressedOff(): void;
};

/** Books exactly what was displayed when the press began, once (CP-BOOK-1 to CP-BOOK-5, OFX-DEAL-1, S-102). */
export const BookDealButton = observer(
  ({
    deal,
    whyNot,
    onPress,
  }: {
    readonly deal: HeldDeal;
    /** What stands under the button while it is off. */
    readonly whyNot: string | null;
    readonly onPress: () => void;
  }) => {
    const { operations } = useDependencies();
    const held = useButtonHeldDown({ press: () => deal.press(), release: () => deal.release() });
    return (
      <div className="deal-action" ref={moveFocusToArrivedButton} {...held.handlers}>
        <PrimaryButton
          wide
          busy={deal.booking}
          disabledReason={deal.booking ? null : (operations.whyHeldBack('money') ?? whyNot)}
          note={held.note}
          onPress={onPress}
          onPressOff={() => deal.pressedOff()}
        >
          Book Deal
        </PrimaryButton>
      </div>
    );
  },
);

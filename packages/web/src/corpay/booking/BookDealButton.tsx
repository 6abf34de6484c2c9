import { cannotBookWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useRates } from '../../market-rates/ratesContext.ts';
import { useHeldPress } from '../../quoting/useHeldPress.ts';
import { useCorpay } from '../scope/corpayContext.ts';

/** Books exactly what was painted when the press began, once (CP-BOOK-1 to CP-BOOK-5, S-102). */
export const BookDealButton = observer(() => {
  const { deal } = useCorpay();
  const rates = useRates();
  const { cannotBook } = deal;
  const held = useHeldPress({ press: () => deal.press(), release: () => deal.release() });
  return (
    <div className="deal-action" {...held}>
      <PrimaryButton
        wide
        busy={deal.booking}
        disabledReason={cannotBook === null || deal.booking ? null : cannotBookWords[cannotBook]}
        onPress={() => void deal.book((quote) => rates.costOf(quote))}
      >
        Book Deal
      </PrimaryButton>
    </div>
  );
});

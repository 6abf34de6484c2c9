import { changedAmountWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** Says that the partner quotes another amount than was asked for; until it is used, Book Deal rests. */
export const ChangedAmountNote = observer(() => {
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

import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Notice } from '../kit/notices/Notice.tsx';

/** Says that the partner quotes another amount than was typed; until it is used, Book Deal rests. */
export const ChangedQuoteAmountNote = ({
  words,
  onUse,
}: {
  readonly words: string;
  readonly onUse: () => void;
}) => (
  <Notice tone="warning" title={words}>
    <div className="notice-next">
      <QuietButton onPress={onUse}>Use this amount</QuietButton>
    </div>
  </Notice>
);

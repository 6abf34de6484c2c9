import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useFocusAfterNotice } from '../../kit/focus/useFocusAfterNotice.ts';
import './WaitingDealsCard.css';

/** What waits is not known without the list: that is said quietly, because a deal can be booked without it. */
export const ListUnavailable = ({
  words,
  loading,
  onRetry,
}: {
  readonly words: string;
  readonly loading: boolean;
  readonly onRetry: () => void;
}) => (
  <p className="waiting-unavailable" ref={useFocusAfterNotice<HTMLParagraphElement>()}>
    {words}{' '}
    <QuietButton look="plain" busy={loading} onPress={onRetry}>
      Try again
    </QuietButton>
  </p>
);

import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useFocusOnward } from '../../kit/focus/useFocusOnward.ts';
import './WaitingRows.css';

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
  <p className="waiting-unavailable" ref={useFocusOnward<HTMLParagraphElement>()}>
    {words}{' '}
    <QuietButton look="plain" busy={loading} onPress={onRetry}>
      Try again
    </QuietButton>
  </p>
);

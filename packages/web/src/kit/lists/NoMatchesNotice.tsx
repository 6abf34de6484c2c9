import { QuietButton } from '../buttons/QuietButton.tsx';
import { EmptyState } from '../notices/EmptyState.tsx';
import { NoneFoundPicture } from '../pictures/NoneFoundPicture.tsx';

/** A list that was narrowed until nothing is left. */
export const NoMatchesNotice = ({
  title,
  words,
  onShowAll,
}: {
  readonly title: string;
  readonly words: string;
  readonly onShowAll: () => void;
}) => (
  <EmptyState
    picture={<NoneFoundPicture />}
    title={title}
    action={<QuietButton onPress={onShowAll}>Show all</QuietButton>}
  >
    {words}
  </EmptyState>
);

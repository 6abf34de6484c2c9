import { QuietButton } from '../buttons/QuietButton.tsx';
import './ShowMoreButton.css';

/** Draws more of a long list, of which the beginning is drawn. */
export const ShowMoreButton = ({
  shown,
  of,
  onMore,
}: {
  readonly shown: number;
  readonly of: number;
  readonly onMore: () => void;
}) =>
  shown >= of ? null : (
    <div className="button-row">
      <QuietButton onPress={onMore}>Show more</QuietButton>
      <output className="list-rest">
        The first {shown.toLocaleString('en-US')} of {of.toLocaleString('en-US')} are shown.
      </output>
    </div>
  );

import { createPortal } from 'react-dom';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { noticesId } from '../kit/notices/noticesId.ts';
import './OtherTabNewsBar.css';

/** What comes of the news has its place at the head of the page: there the keys go on. */
const goToHead = (options: FocusOptions = {}): void => document.getElementById('content')?.focus(options);

/**
 * What another tab is doing, in a sentence at the edge of the page; `onShow` gives it its place in the page. It stands
 * below all that the page holds, where it covers nothing that cannot be scrolled into sight; on a phone at the upper edge.
 * What is settled can be closed (`onClose`).
 */
export const OtherTabNewsBar = ({
  words,
  onShow,
  onClose,
}: {
  readonly words: string;
  readonly onShow: () => void;
  readonly onClose?: (() => void) | undefined;
}) => {
  const handleShow = (): void => {
    onShow();
    goToHead();
  };
  const handleClose = (): void => {
    onClose?.();
    goToHead({ preventScroll: true });
  };
  const bar = (
    <output className="news-bar">
      <span>{words}</span>
      <span className="news-bar-actions">
        <QuietButton onPress={handleShow}>Show</QuietButton>
        {onClose === undefined ? null : (
          <QuietButton look="plain" onPress={handleClose}>
            Close
          </QuietButton>
        )}
      </span>
    </output>
  );
  const notices = document.getElementById(noticesId);
  return notices === null ? bar : createPortal(bar, notices);
};

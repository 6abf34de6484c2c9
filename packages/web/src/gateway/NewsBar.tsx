import { createPortal } from 'react-dom';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { noticesId } from '../kit/notices/noticesId.ts';
import './NewsBar.css';

/**
 * What another tab is doing, in a sentence at the edge of the page; `onShow` gives it its place in the page. It stands
 * below all that the page holds, where it covers nothing that cannot be scrolled into sight; on a phone at the upper edge.
 */
export const NewsBar = ({ words, onShow }: { readonly words: string; readonly onShow: () => void }) => {
  const bar = (
    <output className="news-bar">
      <span>{words}</span>
      <QuietButton onPress={onShow}>Show</QuietButton>
    </output>
  );
  const notices = document.getElementById(noticesId);
  return notices === null ? bar : createPortal(bar, notices);
};

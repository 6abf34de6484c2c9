import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import './NewsBar.css';

/** What another tab is doing, in a sentence over the edge of the page; `onShow` gives it its place in the page. */
export const NewsBar = ({ words, onShow }: { readonly words: string; readonly onShow: () => void }) => (
  <output className="news-bar">
    <span>{words}</span>
    <QuietButton onPress={onShow}>Show</QuietButton>
  </output>
);

import { BrandIcon } from './BrandIcon.tsx';
import './Wordmark.css';

/** The mark with the product's name beside it; the name is real text, so it needs no alternative. */
export const Wordmark = ({ name, size = 28 }: { readonly name: string; readonly size?: number }) => (
  <span className="wordmark">
    <BrandIcon size={size} />
    <span className="wordmark-name">{name}</span>
  </span>
);

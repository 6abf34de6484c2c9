import { Picture } from './Picture.tsx';

/** The place of a letter that is not there. */
export const MissingPicture = () => (
  <Picture>
    <ellipse className="picture-ground" cx="60" cy="44" rx="56" ry="38" />
    <path d="M38 12h34l12 12v48H38z" strokeDasharray="4 5" />
    <path d="M72 12v12h12" />
    <path className="picture-accent" d="M54 37c0-4 3-6.5 7-6.5s7 2.5 7 6c0 5-7 5-7 10.5" />
    <path className="picture-accent" d="M61 56v.1" strokeWidth="3.5" />
  </Picture>
);

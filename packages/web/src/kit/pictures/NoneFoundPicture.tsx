import { Picture } from './Picture.tsx';

/** A glass over rows, none of which it shows. */
export const NoneFoundPicture = () => (
  <Picture>
    <ellipse className="picture-ground" cx="60" cy="44" rx="56" ry="38" />
    <rect className="picture-paper" x="20" y="16" width="64" height="52" rx="5" />
    <path d="M20 29h64M29 22.5h16M29 39h22M29 48h14M29 57h26" />
    <circle className="picture-paper picture-accent" cx="76" cy="48" r="15" />
    <path className="picture-accent" d="m87 59 12 12M71 48h10" />
  </Picture>
);

import { Picture } from './Picture.tsx';

/** Cards of those who are paid, and room for one more. */
export const BeneficiariesPicture = () => (
  <Picture>
    <ellipse className="picture-ground" cx="60" cy="44" rx="56" ry="38" />
    <rect className="picture-paper" x="22" y="12" width="72" height="26" rx="5" />
    <circle cx="37" cy="22" r="3.5" />
    <path d="M31 31.5c1-4 3-5 6-5s5 1 6 5M52 21h30M52 29h18" />
    <rect className="picture-paper" x="22" y="46" width="72" height="26" rx="5" strokeDasharray="4 4" />
    <path d="M52 55h24M52 63h13" />
    <circle className="picture-seal" cx="37" cy="59" r="9" />
    <path className="picture-mark" d="M37 54.5v9M32.5 59h9" />
  </Picture>
);

import { Picture } from './Picture.tsx';

/** Letters, the first of them sealed: what was booked. */
export const OrdersPicture = () => (
  <Picture>
    <ellipse className="picture-ground" cx="60" cy="44" rx="56" ry="38" />
    <path className="picture-paper" d="M46 14h40l8 8v46H46z" transform="rotate(7 70 41)" />
    <path className="picture-paper" d="M28 12h38l10 10v50H28z" />
    <path d="M66 12v10h10M37 32h18M37 41h30M37 50h22" />
    <path className="picture-accent" d="M37 22h14" />
    <circle className="picture-seal" cx="76" cy="62" r="13" />
    <path className="picture-mark" d="m70 62 4.5 4.5 8-9" />
  </Picture>
);

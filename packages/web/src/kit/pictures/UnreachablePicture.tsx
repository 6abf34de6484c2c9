import { Picture } from './Picture.tsx';

/** Two ends of a way that do not meet. */
export const UnreachablePicture = () => (
  <Picture>
    <ellipse className="picture-ground" cx="60" cy="44" rx="56" ry="38" />
    <rect className="picture-paper" x="14" y="28" width="30" height="28" rx="5" />
    <rect className="picture-paper" x="76" y="28" width="30" height="28" rx="5" />
    <path d="M21 38h16M21 46h9M83 38h16M83 46h9" />
    <path d="M44 42h8M68 42h8" />
    <path className="picture-accent" d="m56 35 8 14M64 35l-8 14" />
  </Picture>
);

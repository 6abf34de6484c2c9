import type { ReactNode } from 'react';
import './Picture.css';

/** A small drawing in the colours of the theme; what it shows is said beside it. */
export const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg className="picture" width="120" height="84" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

import type { ReactNode } from 'react';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import './GeneratingTokens.css';

/** The wait for a partner's token, over the shape of the page that comes (GATE-2); nothing in it can be used yet. */
export const GeneratingTokens = ({ children }: { readonly children: ReactNode }) => (
  <div className="gateway generating">
    <output className="generating-words">
      <Spinner size={16} /> Generating secure tokens...
    </output>
    <div inert>{children}</div>
  </div>
);

import type { ReactNode } from 'react';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import './AwaitingPartnerToken.css';

/** The wait for a partner's token, over the shape of the page that comes (GATE-2); nothing in it can be used yet. */
export const AwaitingPartnerToken = ({ children }: { readonly children: ReactNode }) => (
  <div className="gateway generating">
    <output className="generating-words">
      <Spinner size={16} /> Generating secure tokens...
    </output>
    <div inert>{children}</div>
  </div>
);

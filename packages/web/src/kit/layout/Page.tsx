import type { ReactNode } from 'react';
import './Page.css';

/** One screen: its title, an optional sentence under it, quiet actions beside it, then the content. */
export const Page = ({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="page">
    <header className="page-header">
      <div className="page-heading">
        <h1 className="page-title">{title}</h1>
        {lead === undefined ? null : <p className="page-lead">{lead}</p>}
      </div>
      {actions === undefined ? null : <div className="page-actions">{actions}</div>}
    </header>
    {children}
  </div>
);

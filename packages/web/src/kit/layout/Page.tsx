import type { ReactNode } from 'react';
import { useTabName } from './tabTitle.ts';
import { useFocusPageHeading } from '../focus/useFocusPageHeading.ts';
import './Page.css';

/** One screen: its title, an optional sentence under it, quiet actions beside it, then the content. */
export const Page = ({
  title,
  name = title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  /** What the browser's tab calls it, if not its title. */
  readonly name?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => {
  useTabName('page', name);
  const heading = useFocusPageHeading();
  return (
    <div className="page">
      <header className="page-header">
        <div className="page-heading">
          <h1 className="page-title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {lead === undefined ? null : <p className="page-lead">{lead}</p>}
        </div>
        {actions === undefined ? null : <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
};

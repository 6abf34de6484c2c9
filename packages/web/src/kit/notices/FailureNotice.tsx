import type { ReactNode } from 'react';
import { RequestId } from './RequestId.tsx';
import { useFocusAfterNotice } from '../focus/useFocusAfterNotice.ts';
import './Notice.css';

/**
 * What happened, what was kept, the next step, and the id under which the service knows it. Whoever pressed in it goes on
 * with what follows once it is over.
 */
export const FailureNotice = ({
  happened,
  kept,
  next,
  requestId = null,
}: {
  readonly happened: string;
  readonly kept?: string;
  /** A sentence or a control. */
  readonly next?: ReactNode;
  readonly requestId?: string | null;
}) => (
  <div className="notice notice-danger" role="alert" ref={useFocusAfterNotice<HTMLDivElement>()}>
    <p className="notice-title">{happened}</p>
    {kept === undefined ? null : <p>{kept}</p>}
    {next === undefined ? null : <div className="notice-next">{next}</div>}
    <RequestId id={requestId} />
  </div>
);

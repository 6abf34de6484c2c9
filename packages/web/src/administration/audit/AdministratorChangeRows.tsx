import type { ChangeWithNames } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { formatDateTime } from '../../kit/facts/formatDateTime.ts';

/** What administrators changed: of whom, what, before, after, who did it, when, and the request. */
export const AdministratorChangeRows = ({ changes }: { readonly changes: readonly ChangeWithNames[] }) => (
  <ol className="admin-changes">
    {changes.map(({ change: { at, action, target, requestId }, by, of, before, after }) => (
      <li key={`${at} ${requestId ?? ''} ${target}`} className="admin-change">
        <p className="admin-change-title">
          {action} · {of}
        </p>
        <p>
          {before} → {after}
        </p>
        <p className="admin-quiet">
          {by}, {formatDateTime(at)}
          {requestId === null ? '' : `, request ${requestId}`}
        </p>
      </li>
    ))}
  </ol>
);

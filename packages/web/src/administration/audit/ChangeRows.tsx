import {
  showFacts,
  type AdministratorChange,
} from '@fx-gateway/domain/administration/administratorChange.ts';
import { formatMoment } from '../../kit/facts/formatMoment.ts';

/** What administrators changed: of whom, what, before, after, who did it, when, and the request. */
export const ChangeRows = ({ changes }: { readonly changes: readonly AdministratorChange[] }) => (
  <ol className="admin-changes">
    {changes.map(({ at, by, action, target, before, after, requestId }) => (
      <li key={`${at} ${requestId ?? ''} ${target}`} className="admin-change">
        <p className="admin-change-title">
          {action} · {target}
        </p>
        <p>
          {showFacts(before)} → {showFacts(after)}
        </p>
        <p className="admin-quiet">
          {by}, {formatMoment(at)}
          {requestId === null ? '' : `, request ${requestId}`}
        </p>
      </li>
    ))}
  </ol>
);

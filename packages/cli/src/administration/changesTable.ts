import type { NamedChange } from '@fx-gateway/domain/administration/audit/namedChanges.ts';
import type { Paint } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';
import { whenText } from '../terminal/whenText.ts';

const shownOfId = 8;

/** How a request id begins, by which it is found; --json has all of it. */
const idStart = (requestId: string | null): string => {
  const id = requestId ?? 'none';
  return id.length <= shownOfId + 1 ? id : `${id.slice(0, shownOfId)}…`;
};

/** A change for scripts: as the service wrote it down, with the names that are known for its ids. */
export const changeData = ({ change, customers, clientIds, clientIdsThen }: NamedChange) => ({
  ...change,
  customers: [...customers],
  clientIds: { ...clientIds },
  clientIdsThen: { ...clientIdsThen },
});

/** What administrators changed, for a reader. */
export const changesTable = (changes: readonly NamedChange[], paint: Paint): string =>
  table(
    [
      { heading: 'When' },
      { heading: 'Administrator' },
      { heading: 'Change' },
      { heading: 'Of' },
      { heading: 'Before' },
      { heading: 'After' },
      { heading: 'Request id' },
    ],
    changes.map(({ change: { at, action, requestId }, by, of, before, after }) => [
      whenText(at),
      by,
      action,
      of,
      before,
      after,
      idStart(requestId),
    ]),
    paint,
  );

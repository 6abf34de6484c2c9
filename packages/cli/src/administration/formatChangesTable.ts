import type { ChangeWithNames } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { formatUtcMomentOrDay } from '../terminal/formatUtcMomentOrDay.ts';

const shownOfId = 8;

/** How a request id begins, by which it is found; --json has all of it. */
const idStart = (requestId: string | null): string => {
  const id = requestId ?? 'none';
  return id.length <= shownOfId + 1 ? id : `${id.slice(0, shownOfId)}…`;
};

/** A change for scripts: as the service wrote it down, with the names that are known for its ids. */
export const toAdministratorChangeJson = ({
  change,
  customers,
  clientIds,
  clientIdsThen,
}: ChangeWithNames) => ({
  ...change,
  customers: [...customers],
  clientIds: { ...clientIds },
  clientIdsThen: { ...clientIdsThen },
});

/** What administrators changed, for a reader. */
export const formatChangesTable = (changes: readonly ChangeWithNames[], paint: ViewStyle): string =>
  formatTable(
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
      formatUtcMomentOrDay(at),
      by,
      action,
      of,
      before,
      after,
      idStart(requestId),
    ]),
    paint,
  );

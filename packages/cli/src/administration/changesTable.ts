import {
  showFacts,
  type AdministratorChange,
} from '@fx-gateway/domain/administration/administratorChange.ts';
import type { Paint } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';
import { whenText } from '../terminal/whenText.ts';

const shownOfId = 8;

/** How a request id begins, by which it is found; --json has all of it. */
const idStart = (requestId: string | null): string => {
  const id = requestId ?? 'none';
  return id.length <= shownOfId + 1 ? id : `${id.slice(0, shownOfId)}…`;
};

/** What administrators changed, for a reader. */
export const changesTable = (changes: readonly AdministratorChange[], paint: Paint): string =>
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
    changes.map(({ at, by, action, target, before, after, requestId }) => [
      whenText(at),
      by,
      action,
      target,
      showFacts(before),
      showFacts(after),
      idStart(requestId),
    ]),
    paint,
  );

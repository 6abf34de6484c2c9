import {
  showFacts,
  type AdministratorChange,
} from '@fx-gateway/domain/administration/administratorChange.ts';
import type { Paint } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';
import { whenText } from '../terminal/whenText.ts';

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
    ],
    changes.map(({ at, by, action, target, before, after }) => [
      whenText(at),
      by,
      action,
      target,
      showFacts(before),
      showFacts(after),
    ]),
    paint,
  );

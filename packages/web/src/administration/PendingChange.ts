import type {
  ProposeChange,
  ProposedChange,
} from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import type { IntegrationUpdateRefusal } from '@fx-gateway/domain/administration/changes/checkIntegrationUpdate.ts';
import type { UndoableChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import type { CallReport } from './CallReport.ts';

/** A change that waits for its confirmation. */
export type PendingChange = {
  readonly propose: ProposeChange<ProposedChange, IntegrationUpdateRefusal>;
  readonly proposed: ProposedChange;
  readonly words: string;
  readonly report: CallReport;
  readonly onChanged: () => void;
  readonly onRefused: (refusal: IntegrationUpdateRefusal) => void;
  /** What can be undone once it is made; null for what cannot. */
  readonly undoable: (() => UndoableChange) | null;
};

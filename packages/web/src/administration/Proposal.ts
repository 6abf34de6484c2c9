import type { Propose, ProposedChange } from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import type { UpdateRefusal } from '@fx-gateway/domain/administration/changes/judgeUpdate.ts';
import type { UndoableChange } from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import type { CallReport } from './CallReport.ts';

/** A change that waits for its confirmation. */
export type Proposal = {
  readonly propose: Propose<ProposedChange, UpdateRefusal>;
  readonly proposed: ProposedChange;
  readonly words: string;
  readonly report: CallReport;
  readonly onChanged: () => void;
  readonly onRefused: (refusal: UpdateRefusal) => void;
  /** What can be undone once it is made; null for what cannot. */
  readonly undoable: (() => UndoableChange) | null;
};

import type {
  AccountAdministration,
  AccountTarget,
  AdministrationFailure,
  InspectedAccount,
  IntegrationUpdate,
  ChangeAnswer,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { KnownNames } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import { findAuditedRequestId } from '@fx-gateway/domain/administration/changes/findAuditedRequestId.ts';
import {
  proposeIntegrationAssignment,
  type AdministratorAndProvider,
} from '@fx-gateway/domain/administration/changes/proposeIntegrationAssignment.ts';
import {
  makeProposedChange,
  type ProposeChange,
  type ProposedChange,
} from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import { proposeRoleChange } from '@fx-gateway/domain/administration/changes/proposeRoleChange.ts';
import type { IntegrationUpdateRefusal } from '@fx-gateway/domain/administration/changes/checkIntegrationUpdate.ts';
import { proposeIntegrationUpdate } from '@fx-gateway/domain/administration/changes/proposeIntegrationUpdate.ts';
import { proposeUndo } from '@fx-gateway/domain/administration/undo/proposeUndo.ts';
import {
  undoableIntegrationChange,
  isUndoable,
  reverseUndoableChange,
  undoableRoleChange,
  undoPeriodOverMessage,
  type UndoableChange,
} from '@fx-gateway/domain/administration/undo/undoableChange.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AdministrationListsStore } from './AdministrationListsStore.ts';
import { AccountListStore } from './AccountListStore.ts';
import type { CallReport } from './CallReport.ts';
import { CustomerRecordStore } from './CustomerRecordStore.ts';
import {
  makeNonThrowingAdministration,
  type NonThrowingAdministration,
} from './makeNonThrowingAdministration.ts';
import { UndoableChangesStore } from './UndoableChangesStore.ts';
import type { PendingChange } from './PendingChange.ts';
import { callWithReport } from './callWithReport.ts';
import { collectKnownNames } from './collectKnownNames.ts';

/** What is said while a change is on its way, what follows it, and what undoes it. */
type Manner<P> = {
  readonly words?: string;
  readonly onChanged?: () => void;
  readonly onRefused?: (refusal: IntegrationUpdateRefusal) => void;
  readonly undoable?: (proposed: P) => UndoableChange;
};

const nothing = (): void => undefined;

/** What the administrator tools know, and their calls; every change is shown before it is made. */
export class AdministrationStore {
  readonly accounts: AccountListStore;
  readonly lists: AdministrationListsStore;
  readonly undo: UndoableChangesStore;
  proposal: PendingChange | null = null;
  /** How many confirmed changes are on their way: whoever leaves then does not learn what came of them. */
  underWay = 0;
  /** The account that is looked at. */
  shown: CustomerRecordStore | null = null;
  /**
   * With which answer the service said that this user is no administrator any more, and what they had just changed, as a
   * role of their own; null while they are one.
   */
  roleLost: { readonly failure: AdministrationFailure; readonly made: string | null } | null = null;
  /** What the change said that is being followed by another look. */
  made: string | null = null;
  readonly #service: NonThrowingAdministration;
  readonly #frame: AdministratorAndProvider;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    connect: () => Promise<AccountAdministration>,
    frame: AdministratorAndProvider,
    on: {
      readonly clock: Pick<Clock, 'now'>;
      readonly timers: Timers;
      /** The service writes changes down, and a path for them is configured. */
      readonly tellsChanges: boolean;
    },
  ) {
    this.#service = makeNonThrowingAdministration(connect, (failure) => this.lose(failure), on.tellsChanges);
    this.#frame = frame;
    this.#clock = on.clock;
    this.accounts = new AccountListStore(this.#service);
    this.lists = new AdministrationListsStore(this.#service, frame);
    this.undo = new UndoableChangesStore(on.clock, on.timers);
    makeAutoObservable(
      this,
      {
        accounts: false,
        lists: false,
        undo: false,
        proposal: observableRef,
        shown: observableRef,
        roleLost: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The accounts and integrations that changes are shown with; collected again only when one of the lists was read again. */
  get knownNames(): KnownNames {
    return collectKnownNames(this);
  }

  /** The role was taken away while the tools were open: nothing of them is left to be used. */
  lose(failure: AdministrationFailure): void {
    this.withdraw();
    this.roleLost = { failure, made: this.made };
  }

  inspect(report: CallReport, target: AccountTarget): Promise<InspectedAccount | null> {
    return callWithReport(report, () => this.#service.inspect(target));
  }

  /** Reads an account to be looked at; it is read again after every change. */
  show(accountId: string): void {
    this.shown = new CustomerRecordStore(accountId, this.#service);
    void this.shown.load(this.recallUndo());
  }

  /** The account that is looked at may have been changed elsewhere while nobody looked. */
  lookAgain(): void {
    if (this.proposal === null && this.roleLost === null) void this.shown?.readAgain();
  }

  /** Proposes the role for an account as it stands at the service now, or that it loses it (ADMIN-24). */
  async proposeRole(report: CallReport, target: AccountTarget, value: boolean): Promise<void> {
    await this.#propose(report, proposeRoleChange(this.#service, target, value, this.#frame.you), {
      undoable: ({ account }) => undoableRoleChange(account, value, this.#clock.now()),
    });
  }

  /** Proposes an integration for an account, or none where the id is empty (ADMIN-13). */
  async proposeIntegration(report: CallReport, target: AccountTarget, wanted: string): Promise<void> {
    await this.#propose(report, proposeIntegrationAssignment(this.#service, target, wanted, this.#frame), {
      undoable: ({ account, given, known }) =>
        undoableIntegrationChange(account, given, this.#clock.now(), known),
    });
  }

  /** Finds, in silence, what this administrator changed a moment ago, perhaps on this page before it was left. */
  recallUndo(): Promise<void> {
    return this.undo.readRecent(this.#service, this.#frame.you);
  }

  /** Proposes the opposite of a change as its account stands now; not where that was changed again since. */
  async proposeUndo(change: UndoableChange): Promise<void> {
    const { report } = this.undo;
    if (!isUndoable(change, this.#clock.now())) {
      this.undo.forget(change);
      return report.ask(undoPeriodOverMessage);
    }
    const failure = await this.#propose(report, proposeUndo(this.#service, change, this.#frame), {
      onChanged: () => this.undo.undone(change),
      onRefused: ({ kind }) => {
        // It can be undone as soon as the site lets changes leave again.
        if (kind !== 'switched-off') this.undo.forget(change);
      },
      undoable: () => reverseUndoableChange(change, this.#clock.now()),
    });
    if (failure?.kind === 'refused') this.undo.forget(change);
  }

  /**
   * Proposes an integration as a form has it, compared with the one that it names (ADMIN-5, ADMIN-14, ADMIN-20). Gives
   * the one that its client id has already, where a new one was wanted: at once, or once it is confirmed.
   */
  async proposeUpdate(
    report: CallReport,
    form: IntegrationUpdate,
    everyday: boolean,
    onChanged: () => void,
    onExisting: (existing: Integration | null) => void,
  ): Promise<void> {
    const propose = proposeIntegrationUpdate(this.#service, form, { ...this.#frame, everyday });
    const failure = await this.#propose(report, propose, {
      words: administrationMessages.settingIntegration,
      onChanged,
      onRefused: ({ existing }) => onExisting(existing ?? null),
    });
    onExisting(failure?.existing ?? null);
  }

  /** The user does not want the proposed change. */
  withdraw(): void {
    this.proposal = null;
  }

  /** Makes the proposed change, once, unless it has changed meanwhile, and reads again what is listed. */
  async confirm(): Promise<void> {
    const { proposal } = this;
    if (proposal === null) return;
    const { report, propose, proposed, words, onChanged, onRefused, undoable } = proposal;
    this.withdraw();
    report.begin(words);
    const outcome = await this.#countUntilDone(makeProposedChange(propose, proposed));
    if (outcome.kind === 'changed') onChanged();
    if (outcome.kind === 'refused') onRefused(outcome.failure);
    report.tell(outcome);
    if (outcome.kind === 'changed') void this.#tellRequest(report, outcome, proposed);
    if (undoable !== null && (outcome.kind === 'changed' || outcome.kind === 'found'))
      this.undo.note(undoable(), report);
    this.#say('message' in outcome ? outcome.message : null);
    await this.#readAgain();
    this.#say(null);
  }

  async #countUntilDone<T>(change: Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await change;
    } finally {
      runInAction(() => (this.underWay -= 1));
    }
  }

  /** Says by which id the service wrote a change down, which it has to be asked for. */
  async #tellRequest(report: CallReport, made: ChangeAnswer, proposed: ProposedChange): Promise<void> {
    const told = report.state;
    const frame = { you: this.#frame.you, now: this.#frame.now() };
    const requestId = await findAuditedRequestId(this.#service, made, proposed, frame);
    if (report.state === told) report.say(made.message, requestId);
  }

  #say(made: string | null): void {
    runInAction(() => (this.made = made));
  }

  /** Reads and judges a change; what speaks against it is reported beside what stands there now, and given back. */
  async #propose<P extends ProposedChange, F extends AdministrationFailure>(
    report: CallReport,
    propose: ProposeChange<P, F>,
    {
      words = administrationMessages.processing,
      onChanged = nothing,
      onRefused = nothing,
      undoable,
    }: Manner<P>,
  ): Promise<F | null> {
    this.undo.isOver(report);
    report.begin(administrationMessages.processing);
    const answer = await propose();
    if (!answer.ok) {
      report.fail(answer.failure);
      await this.#readAgain();
      return answer.failure;
    }
    const proposed = answer.value;
    if (proposed.plan.alreadySo !== null) {
      report.say(proposed.plan.alreadySo);
      await this.#readAgain();
    } else {
      report.rest();
      // It was judged as it stands now, and so it is shown beside it.
      void this.shown?.readAgain();
      runInAction(() => {
        this.proposal = {
          propose,
          proposed,
          words,
          report,
          onChanged,
          onRefused,
          undoable: undoable === undefined ? null : () => undoable(proposed),
        };
      });
    }
    return null;
  }

  /** What was listed is read again in silence; where that fails it stays as it was. */
  async #readAgain(): Promise<void> {
    await Promise.all([this.lists.readAgain(), this.accounts.readAgain(), this.shown?.readAgain()]);
  }
}

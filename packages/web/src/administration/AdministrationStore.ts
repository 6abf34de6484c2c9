import type {
  AccountAdministration,
  AccountTarget,
  AdministrationFailure,
  InspectedAccount,
  IntegrationUpdate,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { AdministratorChange } from '@fx-gateway/domain/administration/administratorChange.ts';
import { filterAccounts } from '@fx-gateway/domain/administration/filterAccounts.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import {
  proposeAssignment,
  type AdministrationFrame,
} from '@fx-gateway/domain/administration/changes/proposeAssignment.ts';
import {
  makeProposedChange,
  type Propose,
  type ProposedChange,
} from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import {
  integrationChoices,
  type IntegrationChoice,
} from '@fx-gateway/domain/administration/integrationChoices.ts';
import { proposeRole } from '@fx-gateway/domain/administration/changes/proposeRole.ts';
import { proposeUpdate } from '@fx-gateway/domain/administration/changes/proposeUpdate.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallReport } from './CallReport.ts';
import { guardedAdministration, type GuardedAdministration } from './guardedAdministration.ts';

type Answer<T> = Promise<Result<T, AdministrationFailure>>;

/** A change that waits for its confirmation. */
type Proposal = {
  readonly propose: Propose;
  readonly proposed: ProposedChange;
  readonly words: string;
  readonly report: CallReport;
  readonly onChanged: () => void;
};

const nothing = (): void => undefined;

/** What the administrator tools know, and their calls; every change is shown before it is made. */
export class AdministrationStore {
  /** Null until they were asked for (ADMIN-18). */
  accounts: readonly AdminAccount[] | null = null;
  integrations: readonly Integration[] | null = null;
  changes: readonly AdministratorChange[] | null = null;
  /** Integrations to choose from, with who has them; empty until they were read. */
  choices: readonly IntegrationChoice[] = [];
  /** What is typed into the box: it narrows what is listed, and what the service is asked for (S-76). */
  search = '';
  selectedId: string | null = null;
  proposal: Proposal | null = null;
  /** What the service was last asked for. */
  #asked = '';
  readonly #service: GuardedAdministration;
  readonly #frame: AdministrationFrame;

  constructor(connect: () => Promise<AccountAdministration>, frame: AdministrationFrame) {
    this.#service = guardedAdministration(connect);
    this.#frame = frame;
    makeAutoObservable(
      this,
      {
        accounts: observableRef,
        integrations: observableRef,
        changes: observableRef,
        choices: observableRef,
        proposal: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The listed accounts that match what is typed now (S-76). */
  get shown(): readonly AdminAccount[] {
    return filterAccounts(this.accounts ?? [], this.search);
  }

  /** The chosen account, while it is in sight: nothing is assigned to an account that is not shown. */
  get selected(): AdminAccount | null {
    return this.shown.find(({ accountId }) => accountId === this.selectedId) ?? null;
  }

  type(search: string): void {
    this.search = search;
  }

  select(accountId: string): void {
    this.selectedId = accountId;
  }

  /** Asks the service for the accounts, for all of them where the box is empty (ADMIN-2, ADMIN-27). */
  async listAccounts(report: CallReport, search = this.search): Promise<void> {
    const accounts = await this.#ask(report, (service) => service.accounts(search));
    if (accounts === null) return;
    runInAction(() => {
      this.accounts = accounts;
      this.#asked = search;
    });
  }

  async listIntegrations(report: CallReport): Promise<void> {
    const integrations = await this.#ask(report, (service) => service.integrations());
    if (integrations !== null) runInAction(() => (this.integrations = integrations));
  }

  /** Reads in silence what there is to choose from; where that fails it stays as it was. */
  async readChoices(): Promise<void> {
    const [known, accounts] = await Promise.all([this.#service.integrations(), this.#service.accounts('')]);
    if (known.ok && accounts.ok)
      runInAction(() => (this.choices = integrationChoices(known.value, accounts.value, this.#frame)));
  }

  async listChanges(report: CallReport): Promise<void> {
    const changes = await this.#ask(report, (service) => service.changes());
    if (changes !== null) runInAction(() => (this.changes = changes));
  }

  inspect(report: CallReport, target: AccountTarget): Promise<InspectedAccount | null> {
    return this.#ask(report, (service) => service.inspect(target));
  }

  /** Proposes the role for an account as it stands at the service now, or that it loses it (ADMIN-24). */
  async proposeRole(report: CallReport, target: AccountTarget, value: boolean): Promise<void> {
    await this.#propose(report, proposeRole(this.#service, target, value, this.#frame.you));
  }

  /** Proposes an integration for an account, or none where the id is empty (ADMIN-13). */
  async proposeIntegration(report: CallReport, target: AccountTarget, wanted: string): Promise<void> {
    await this.#propose(report, proposeAssignment(this.#service, target, wanted, this.#frame));
  }

  /**
   * Proposes an integration as a form has it, compared with the one that it names (ADMIN-5, ADMIN-14, ADMIN-20). Gives
   * the one that its client id has already, where a new one was wanted.
   */
  async proposeUpdate(
    report: CallReport,
    form: IntegrationUpdate,
    everyday: boolean,
    onChanged: () => void,
  ): Promise<Integration | null> {
    const propose = proposeUpdate(this.#service, form, { ...this.#frame, everyday });
    const failure = await this.#propose(report, propose, {
      words: administrationMessages.settingIntegration,
      onChanged,
    });
    return failure?.existing ?? null;
  }

  /** The user does not want the proposed change. */
  withdraw(): void {
    this.proposal = null;
  }

  /** Makes the proposed change, once, unless it has changed meanwhile, and reads again what is listed. */
  async confirm(): Promise<void> {
    const { proposal } = this;
    if (proposal === null) return;
    const { report, propose, proposed, words, onChanged } = proposal;
    this.withdraw();
    report.begin(words);
    const outcome = await makeProposedChange(propose, proposed);
    if (outcome.kind === 'changed') onChanged();
    report.tell(outcome);
    await this.#readAgain();
  }

  /** Reads and judges a change; what speaks against it is reported and given back. */
  async #propose<F extends AdministrationFailure>(
    report: CallReport,
    propose: Propose<ProposedChange, F>,
    { words, onChanged } = { words: administrationMessages.processing as string, onChanged: nothing },
  ): Promise<F | null> {
    report.begin(administrationMessages.processing);
    const answer = await propose();
    if (!answer.ok) {
      report.fail(answer.failure);
      return answer.failure;
    }
    const proposed = answer.value;
    if (proposed.plan.alreadySo === null) {
      report.rest();
      runInAction(() => (this.proposal = { propose, proposed, words, report, onChanged }));
    } else report.say(proposed.plan.alreadySo);
    return null;
  }

  /** Asks, while the report says so; null where there was no answer, which the report then tells. */
  async #ask<T>(report: CallReport, call: (service: GuardedAdministration) => Answer<T>): Promise<T | null> {
    report.begin(administrationMessages.processing);
    const answer = await call(this.#service);
    if (answer.ok) report.rest();
    else report.fail(answer.failure);
    return answer.ok ? answer.value : null;
  }

  /** What was listed is read again in silence; where that fails it stays as it was. */
  async #readAgain(): Promise<void> {
    const { accounts, integrations, changes, choices } = this;
    const [newAccounts, newIntegrations, newChanges] = await Promise.all([
      accounts === null ? null : this.#service.accounts(this.#asked),
      integrations === null ? null : this.#service.integrations(),
      changes === null ? null : this.#service.changes(),
    ]);
    if (choices.length > 0) await this.readChoices();
    runInAction(() => {
      if (newAccounts?.ok === true) this.accounts = newAccounts.value;
      if (newIntegrations?.ok === true) this.integrations = newIntegrations.value;
      if (newChanges?.ok === true) this.changes = newChanges.value;
    });
  }
}

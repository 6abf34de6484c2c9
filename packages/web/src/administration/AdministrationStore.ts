import type {
  AccountAdministration,
  AccountTarget,
  AdministrationFailure,
  InspectedAccount,
  IntegrationUpdate,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import {
  administrationFallbacks,
  administrationMessages,
} from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { AdministratorChange } from '@fx-gateway/domain/administration/administratorChange.ts';
import { filterAccounts } from '@fx-gateway/domain/administration/filterAccounts.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import { integrationUpdateOf } from '@fx-gateway/domain/administration/integrationForm.ts';
import {
  assignIntegration,
  assignRole,
  updateIntegration,
  type ChangeOutcome,
} from '@fx-gateway/domain/administration/makeChange.ts';
import {
  integrationFound,
  plannedIntegration,
  plannedRole,
  plannedUpdate,
  type PlannedChange,
} from '@fx-gateway/domain/administration/plannedChange.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { orReported } from '../failures/orReported.ts';
import type { CallReport } from './CallReport.ts';

type Answer<T> = Promise<Result<T, AdministrationFailure>>;

/** A change that waits for its confirmation. */
type Proposal = {
  readonly plan: PlannedChange;
  readonly words: string;
  readonly report: CallReport;
  readonly send: (administration: AccountAdministration) => Promise<ChangeOutcome>;
  /** Looks again whether what was wanted is so, and says it; null where it is not, or cannot be seen. */
  readonly look: () => Promise<string | null>;
  readonly onChanged: () => void;
};

const unreachable: AdministrationFailure = {
  kind: 'no-answer',
  message: administrationFallbacks['no-answer'],
  requestId: null,
};

const unknownChange: AdministrationFailure = {
  ...unreachable,
  message: administrationFallbacks['unknown-change'],
};

const nothing = (): void => undefined;

/** What the administrator tools know, and their calls; every change is shown before it is made. */
export class AdministrationStore {
  /** Null until they were asked for (ADMIN-18). */
  accounts: readonly AdminAccount[] | null = null;
  integrations: readonly Integration[] | null = null;
  changes: readonly AdministratorChange[] | null = null;
  /** What is typed into the box: it narrows what is listed, and what the service is asked for (S-76). */
  search = '';
  selectedId: string | null = null;
  proposal: Proposal | null = null;
  /** What the service was last asked for. */
  #asked = '';
  readonly #connect: () => Promise<AccountAdministration>;

  constructor(connect: () => Promise<AccountAdministration>) {
    this.#connect = connect;
    makeAutoObservable(
      this,
      {
        accounts: observableRef,
        integrations: observableRef,
        changes: observableRef,
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

  async listChanges(report: CallReport): Promise<void> {
    const changes = await this.#ask(
      report,
      (service) => service.changes?.() ?? Promise.resolve(failed(unreachable)),
    );
    if (changes !== null) runInAction(() => (this.changes = changes));
  }

  inspect(report: CallReport, target: AccountTarget): Promise<InspectedAccount | null> {
    return this.#ask(report, (service) => service.inspect(target));
  }

  /** Proposes the role for an account as it stands at the service now, or that it loses it (ADMIN-24). */
  async proposeRole(report: CallReport, target: AccountTarget, value: boolean): Promise<void> {
    const planOf = (account: AdminAccount): PlannedChange => plannedRole(account, value);
    await this.#proposeFor(report, target, planOf, (service, meant) => assignRole(service, meant, value));
  }

  /** Proposes an integration for an account, or none where the id is empty (ADMIN-13). */
  async proposeIntegration(report: CallReport, target: AccountTarget, wanted: string): Promise<void> {
    const planOf = (account: AdminAccount): PlannedChange =>
      plannedIntegration(account, wanted.trim(), this.integrations ?? []);
    await this.#proposeFor(report, target, planOf, (service, meant) =>
      assignIntegration(service, meant, wanted),
    );
  }

  /** Proposes an integration as a form has it, compared with the one that it names (ADMIN-5, ADMIN-14, ADMIN-20). */
  async proposeUpdate(report: CallReport, form: IntegrationUpdate, onChanged: () => void): Promise<void> {
    const known = await this.#ask(report, (service) => service.integrations());
    if (known === null) return;
    this.#propose({
      plan: plannedUpdate(form, known),
      words: administrationMessages.settingIntegration,
      report,
      send: (service) => updateIntegration(service, form),
      look: async () => {
        const now = await this.#call((service) => service.integrations());
        return now.ok ? integrationFound(integrationUpdateOf(form), known, now.value) : null;
      },
      onChanged,
    });
  }

  /** The user does not want the proposed change. */
  withdraw(): void {
    this.proposal = null;
  }

  /** Makes the proposed change, once, and reads again what is listed. Where its answer was lost, it is looked for. */
  async confirm(): Promise<void> {
    const { proposal } = this;
    if (proposal === null) return;
    const { report, send, look, words, onChanged } = proposal;
    this.withdraw();
    report.begin(words);
    const outcome = await this.#send(send);
    // A browser may send a call twice, and the service refuse the later one.
    const mayBeMade =
      outcome.kind === 'unknown' || (outcome.kind === 'refused' && outcome.failure.kind === 'refused');
    const isSo = mayBeMade ? await look() : null;
    if (outcome.kind === 'changed') {
      onChanged();
      report.say(outcome.message);
    } else if (isSo === null) report.fail(outcome.failure);
    else report.say(isSo);
    await this.#readAgain();
  }

  /** Proposes a change of one account as it stands at the service now. */
  async #proposeFor(
    report: CallReport,
    target: AccountTarget,
    planOf: (account: AdminAccount) => PlannedChange,
    send: (service: AccountAdministration, meant: AccountTarget) => Promise<ChangeOutcome>,
  ): Promise<void> {
    const stored = await this.inspect(report, target);
    if (stored === null) return;
    const meant = this.#meant(target, stored.account);
    this.#propose({
      plan: planOf(stored.account),
      words: administrationMessages.processing,
      report,
      send: (service) => send(service, meant),
      look: async () => {
        const now = await this.#call((service) => service.inspect(meant));
        return now.ok ? planOf(now.value.account).alreadySo : null;
      },
      onChanged: nothing,
    });
  }

  #propose(proposal: Proposal): void {
    const { alreadySo } = proposal.plan;
    if (alreadySo !== null) return proposal.report.say(alreadySo);
    runInAction(() => {
      this.proposal = proposal;
    });
  }

  /** An account that was named by its e-mail is sent with its id as well: both must mean the same (ADMIN-29). */
  #meant(target: AccountTarget, { accountId, email }: AdminAccount): AccountTarget {
    return target.email === undefined ? { accountId } : { accountId, email };
  }

  /** Asks, while the report says so; null where there was no answer, which the report then tells. */
  async #ask<T>(report: CallReport, call: (service: AccountAdministration) => Answer<T>): Promise<T | null> {
    report.begin(administrationMessages.processing);
    const answer = await this.#call(call);
    if (answer.ok) report.rest();
    else report.fail(answer.failure);
    return answer.ok ? answer.value : null;
  }

  #call<T>(call: (service: AccountAdministration) => Answer<T>): Answer<T> {
    return orReported<Result<T, AdministrationFailure>>(
      async () => call(await this.#connect()),
      failed(unreachable),
    );
  }

  /** What throws before it leaves changes nothing; of what throws afterwards nobody knows. */
  async #send(send: Proposal['send']): Promise<ChangeOutcome> {
    const service = await orReported<AccountAdministration | null>(this.#connect, null);
    if (service === null) return { kind: 'refused', failure: unreachable };
    return orReported<ChangeOutcome>(() => send(service), { kind: 'unknown', failure: unknownChange });
  }

  /** What was listed is read again in silence; where that fails it stays as it was. */
  async #readAgain(): Promise<void> {
    const { accounts, integrations, changes } = this;
    const [newAccounts, newIntegrations, newChanges] = await Promise.all([
      accounts === null ? null : this.#call((service) => service.accounts(this.#asked)),
      integrations === null ? null : this.#call((service) => service.integrations()),
      changes === null
        ? null
        : this.#call((service) => service.changes?.() ?? Promise.resolve(failed(unreachable))),
    ]);
    runInAction(() => {
      if (newAccounts?.ok === true) this.accounts = newAccounts.value;
      if (newIntegrations?.ok === true) this.integrations = newIntegrations.value;
      if (newChanges?.ok === true) this.changes = newChanges.value;
    });
  }
}

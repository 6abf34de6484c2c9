import type { AdministratorChange } from '@fx-gateway/domain/administration/administratorChange.ts';
import {
  buildIntegrationOptions,
  type IntegrationOption,
} from '@fx-gateway/domain/administration/buildIntegrationOptions.ts';
import type { AdministratorAndProvider } from '@fx-gateway/domain/administration/changes/proposeIntegrationAssignment.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import {
  readCustomers,
  type CustomersAndIntegrations,
} from '@fx-gateway/domain/administration/customers/readCustomers.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallReport } from './CallReport.ts';
import { callWithReport } from './callWithReport.ts';
import type { NonThrowingAdministration } from './makeNonThrowingAdministration.ts';

/** What the tools list beside the accounts: integrations, the changes of administrators, and what can be chosen. */
export class AdministrationListsStore {
  /** Null until they were asked for. */
  integrations: readonly Integration[] | null = null;
  changes: readonly AdministratorChange[] | null = null;
  /** The accounts and integrations that changes may name; null until changes were listed, and where they could not be read. */
  customersAndIntegrations: CustomersAndIntegrations | null = null;
  /** Integrations to choose from, with who has them; empty until they were read. */
  choices: readonly IntegrationOption[] = [];
  readonly #service: NonThrowingAdministration;
  readonly #context: AdministratorAndProvider;

  constructor(service: NonThrowingAdministration, context: AdministratorAndProvider) {
    this.#service = service;
    this.#context = context;
    makeAutoObservable(
      this,
      {
        integrations: observableRef,
        changes: observableRef,
        customersAndIntegrations: observableRef,
        choices: observableRef,
      },
      { autoBind: true },
    );
  }

  async listIntegrations(report: CallReport): Promise<void> {
    const integrations = await callWithReport(report, () => this.#service.integrations());
    if (integrations !== null) runInAction(() => (this.integrations = integrations));
  }

  /** Reads the changes, and the accounts and integrations that they may name; that those cannot be read is not reported. */
  async listChanges(report: CallReport): Promise<void> {
    const [changes, customersAndIntegrations] = await Promise.all([
      callWithReport(report, async () => (await this.#service.changes?.()) ?? succeeded([])),
      readCustomers(this.#service, ''),
    ]);
    runInAction(() => {
      if (changes !== null) this.changes = changes;
      if (customersAndIntegrations.ok) this.customersAndIntegrations = customersAndIntegrations.value;
    });
  }

  /** Reads the choices without a word; if that fails they stay as they were. */
  async readChoices(): Promise<void> {
    const [known, accounts] = await Promise.all([this.#service.integrations(), this.#service.accounts('')]);
    if (known.ok && accounts.ok)
      runInAction(() => (this.choices = buildIntegrationOptions(known.value, accounts.value, this.#context)));
  }

  /** Reads again what was listed before, without a word; a list that cannot be read stays as it was. */
  async readAgain(): Promise<void> {
    const { integrations, changes, customersAndIntegrations, choices } = this;
    const [newIntegrations, newChanges, newCustomers] = await Promise.all([
      integrations === null ? null : this.#service.integrations(),
      changes === null ? null : this.#service.changes?.(),
      customersAndIntegrations === null ? null : readCustomers(this.#service, ''),
    ]);
    if (choices.length > 0) await this.readChoices();
    runInAction(() => {
      if (newIntegrations?.ok === true) this.integrations = newIntegrations.value;
      if (newChanges?.ok === true) this.changes = newChanges.value;
      if (newCustomers?.ok === true) this.customersAndIntegrations = newCustomers.value;
    });
  }
}

import type { Beneficiary } from '@fx-gateway/domain/corpay';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import type { CorpayScope } from '../CorpayScope.ts';
import { WizardStore } from './WizardStore.ts';

/** The wizards of a scope, each where its person left it until it is saved or given up. */
export const wizardDraft = {
  toAdd: (scope: CorpayScope): WizardStore =>
    scope.drafts.find('') ?? new WizardStore(scope, 'add', newBeneficiary(scope.identifiers.uuid())),
  toEdit: (scope: CorpayScope, record: Beneficiary): WizardStore =>
    scope.drafts.find(record.clientIntegrationId) ?? new WizardStore(scope, 'edit', record),
} as const;

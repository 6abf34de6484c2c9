import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { WizardDrafts } from '../../../unsaved-changes/WizardDrafts.ts';
import { WizardStore, type WizardDependencies } from './WizardStore.ts';

type WizardScope = WizardDependencies & { readonly drafts: WizardDrafts<WizardStore> };

/** The wizards of a scope, each as the user left it until it is saved or given up. */
export const findOrCreateWizard = {
  toAdd: (scope: WizardScope): WizardStore =>
    scope.drafts.find('') ?? new WizardStore(scope, 'add', newBeneficiary(scope.identifiers.uuid())),
  toEdit: (scope: WizardScope, record: Beneficiary): WizardStore =>
    scope.drafts.find(record.clientIntegrationId) ?? new WizardStore(scope, 'edit', record),
} as const;

import type { Beneficiary } from '@fx-gateway/domain/corpay';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import type { CorpayDesk } from '../CorpayScope.ts';
import { WizardStore } from './WizardStore.ts';

/** The wizards of a desk, each where its person left it until it is saved or given up. */
export const begunWizard = {
  toAdd: (desk: CorpayDesk): WizardStore =>
    desk.wizards.begun('') ?? new WizardStore(desk, 'add', newBeneficiary(desk.identifiers.uuid())),
  toEdit: (desk: CorpayDesk, record: Beneficiary): WizardStore =>
    desk.wizards.begun(record.clientIntegrationId) ?? new WizardStore(desk, 'edit', record),
} as const;

import type { Beneficiary } from '@fx-gateway/domain/corpay';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import type { CorpayDesk } from '../../CorpayDesk.ts';
import { WizardStore } from './WizardStore.ts';

/** Begun wizards of a desk by the beneficiary they edit; the new one has an empty id. They end with the desk. */
const kept = new WeakMap<CorpayDesk, Map<string, WizardStore>>();

const keep = (desk: CorpayDesk, id: string, open: () => WizardStore): WizardStore => {
  const wizards = kept.get(desk) ?? new Map<string, WizardStore>();
  kept.set(desk, wizards);
  const store = wizards.get(id) ?? open();
  wizards.set(id, store);
  return store;
};

/** The wizards of this page, each where its person left it until it is saved or given up. */
export const keptWizards = {
  toAdd: (desk: CorpayDesk): WizardStore =>
    keep(desk, '', () => new WizardStore(desk, 'add', newBeneficiary(desk.identifiers.uuid()))),
  toEdit: (desk: CorpayDesk, record: Beneficiary): WizardStore =>
    keep(desk, record.clientIntegrationId, () => new WizardStore(desk, 'edit', record)),
  begun: (desk: CorpayDesk, id: string): WizardStore | null => kept.get(desk)?.get(id) ?? null,
  end: (desk: CorpayDesk, store: WizardStore): void => {
    kept.get(desk)?.delete(store.state.mode === 'add' ? '' : store.state.record.clientIntegrationId);
  },
} as const;

import type { Beneficiary, RulesTemplate } from '@fx-gateway/domain/corpay';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import type { KeyValueStore } from '@fx-gateway/domain/ports';
import { succeeded } from '@fx-gateway/domain/result';
import { openPlayedDesk } from './playedPartner.ts';
import { begunWizard } from '../src/corpay/scope/wizard/openWizardStore.ts';

const rule = (id: string) => ({
  id,
  label: id,
  isRequired: true,
  validationRules: [],
  defaultValue: '',
  valueSet: [],
});

/** Rules that ask for a name and an account number. */
export const template: RulesTemplate = {
  rules: [rule('accountHolderName'), rule('accountNumber')],
  regulatoryRules: [],
  accountRegions: [],
  bankRegions: [],
};

const typed = {
  accountHolderName: 'Ada',
  accountHolderPostal: '3000',
  bankPostal: '3001',
  accountNumber: '1234',
};

/** Somebody the partner knows already. */
export const ada: Beneficiary = { ...newBeneficiary('b-9'), ...typed };

/** A wizard before the played partner, as its page runs it: a new beneficiary, or an edit of the given one. */
export const openPlayedWizard = async (edited: Beneficiary | null = null, store?: KeyValueStore) => {
  const played = openPlayedDesk(store === undefined ? {} : { store });
  const { desk, time, answers } = played;
  answers.rules = async () => succeeded(template);
  if (edited !== null) answers.show = async () => succeeded(edited);
  desk.session.start();
  await time.advance(0);
  const wizard = edited === null ? begunWizard.toAdd(desk) : begunWizard.toEdit(desk, edited);
  const leavePage = desk.wizards.keep(edited?.clientIntegrationId ?? '', wizard);
  wizard.start();
  await time.advance(0);
  return { ...played, leavePage, store: wizard };
};

/** The same, filled in up to its review. */
export const openPlayedReview = async (...opening: Parameters<typeof openPlayedWizard>) => {
  const opened = await openPlayedWizard(...opening);
  const { store } = opened;
  for (const [field, value] of Object.entries(typed)) store.write(field, value);
  for (let step = 0; step < 4; step += 1) store.goOn();
  return opened;
};

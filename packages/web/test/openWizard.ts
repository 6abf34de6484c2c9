import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { openScope } from './fakeCorpay.ts';
import { findOrCreateWizard } from '../src/corpay/stores/wizard/findOrCreateWizard.ts';

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

/** A beneficiary that the partner knows already. */
export const ada: Beneficiary = { ...newBeneficiary('b-9'), ...typed };

/** A wizard before the opened partner, as its page runs it: a new beneficiary, or an edit of the given one. */
export const openWizard = async (
  edited: Beneficiary | null = null,
  store?: KeyValueStore,
  alsoAsked: readonly string[] = [],
) => {
  const opened = openScope(store === undefined ? {} : { store });
  const { scope, time, answers } = opened;
  answers.rules = async () => succeeded({ ...template, rules: [...template.rules, ...alsoAsked.map(rule)] });
  if (edited !== null) answers.show = async () => succeeded(edited);
  scope.session.start();
  await time.advance(0);
  const wizard = edited === null ? findOrCreateWizard.toAdd(scope) : findOrCreateWizard.toEdit(scope, edited);
  const leavePage = scope.drafts.keep(edited?.clientIntegrationId ?? '', wizard);
  wizard.start();
  await time.advance(0);
  return { ...opened, leavePage, store: wizard };
};

/** The same, filled in up to its review. */
export const openReview = async (...opening: Parameters<typeof openWizard>) => {
  const opened = await openWizard(...opening);
  const { store } = opened;
  for (const [field, value] of Object.entries(typed)) store.write(field, value);
  for (let step = 0; step < 4; step += 1) store.goOn();
  store.send({ type: 'presets-confirmed', confirmed: true });
  return opened;
};

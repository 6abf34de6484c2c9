import { createMasks } from '../../../masking/index.ts';
import type { Bank } from '../../api/bank.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesQuery, RulesTemplate } from '../../api/rulesTemplate.ts';
import { stepOf } from '../fields/askedMembers.ts';
import { asChoices, choicesOf } from '../fields/choicesOf.ts';
import { isAskedMember, ownLabels, regulatoryField, regulatoryId, type FieldId } from '../fields/fieldIds.ts';
import { writeField } from '../fields/writeField.ts';
import { problemsOf } from '../judging/problemsOf.ts';
import { typingHint } from '../judging/typingHint.ts';
import { choiceMeant } from '../wizard/applyTemplate.ts';
import { contradictionsOf, isConfirmed } from '../wizard/contradictionsOf.ts';
import type { WizardState } from '../wizard/wizardState.ts';
import type { WizardRun, WizardRunEvent } from './wizardRun.ts';

/** A code of a list, such as W or W,E, tells nobody. */
const isCode = /^[A-Z]?(?:,[A-Z])*$/;

const withText = (record: Beneficiary, field: FieldId, value: string): Beneficiary =>
  isAskedMember(field) ? { ...record, [field]: value } : writeField(record, field, value);

/**
 * Masks the wizards of one recording. A text is masked so that every rule in `templates` says the same of it; what is
 * chosen from a list, or proposed by a rule, stays as it is.
 */
export const wizardMasking = (templates: readonly RulesTemplate[]) => {
  const masks = createMasks();
  const known = [null, ...templates];

  const isChosen = (field: FieldId, text: string, record: Beneficiary): boolean => {
    if (field === 'paymentMethods') return isCode.test(text);
    const rule = regulatoryId(field);
    return known.some((template) => {
      const ruled = template?.rules.find(({ id }) => id === field);
      const answers = template?.regulatoryRules.find(({ id }) => id === rule)?.valueSet ?? [];
      const choices = isAskedMember(field) ? choicesOf(field, record, template) : asChoices(answers);
      return ruled?.defaultValue === text || choiceMeant(choices, text) !== undefined;
    });
  };

  const verdict = (field: FieldId, text: string, record: Beneficiary): string => {
    const written = withText(record, field, text);
    return JSON.stringify(
      known.map((template) => [
        problemsOf(stepOf(field), written, template).find((problem) => problem.field === field)?.message,
        typingHint(field, written, template),
      ]),
    );
  };

  const textOf = (field: FieldId, text: string, record: Beneficiary): string => {
    if (isChosen(field, text, record)) return text;
    let judged: string | null = null;
    return masks.mask(field, text, (candidate) => {
      judged ??= verdict(field, text, record);
      return verdict(field, candidate, record) === judged;
    });
  };

  const recordOf = (record: Beneficiary): Beneficiary => {
    const masked = Object.keys(ownLabels)
      .filter(isAskedMember)
      .filter((field) => field !== 'classification')
      .reduce((kept, field) => withText(kept, field, textOf(field, record[field], record)), record);
    return {
      ...masked,
      clientIntegrationId: '',
      paymentMethods: record.paymentMethods.map((code) => (isCode.test(code) ? code : '?')),
      regulatory: record.regulatory.map(({ key, value }) => ({
        key,
        value: textOf(regulatoryField(key), value, record),
      })),
    };
  };

  const queryOf = (query: RulesQuery, record: Beneficiary): RulesQuery => ({
    ...query,
    destinationCountry: textOf('destinationCountry', query.destinationCountry, record),
    bankCountry: textOf('bankCountry', query.bankCountry, record),
    bankCurrency: textOf('bankCurrency', query.bankCurrency, record),
  });

  const bankOf = (bank: Bank, record: Beneficiary): Bank => ({
    primaryKey: '',
    institutionName: textOf('bankName', bank.institutionName, record),
    branchName: '',
    swiftBIC: textOf('swiftBicCode', bank.swiftBIC, record),
    address1: textOf('bankAddressLine1', bank.address1, record),
    address2: textOf('bankAddressLine2', bank.address2, record),
    city: textOf('bankCity', bank.city, record),
    region: textOf('bankRegion', bank.region, record),
    postalCode: textOf('bankPostal', bank.postalCode, record),
  });

  const wizardOf = (state: WizardState): WizardState => {
    const { record, original, untouched, templateFor } = state;
    const masked = {
      ...state,
      original: recordOf(original),
      untouched: recordOf(untouched),
      record: recordOf(record),
      templateFor: templateFor === null ? null : queryOf(templateFor, record),
      confirmed: [],
    };
    // What was confirmed is named by the numbers.
    const confirmed = isConfirmed(state) ? contradictionsOf(masked).map(({ key }) => key) : [];
    return { ...masked, confirmed };
  };

  const eventOf = (event: WizardRunEvent, { wizard: { record } }: WizardRun): WizardRunEvent => {
    switch (event.type) {
      case 'field-written':
        return { ...event, value: textOf(event.field, event.value, record) };
      case 'bank-chosen':
      case 'bank-proposed':
        return { type: event.type, bank: bankOf(event.bank, record) };
      case 'rules-received':
        return { ...event, query: queryOf(event.query, record) };
      default:
        return event;
    }
  };

  return {
    state: (run: WizardRun): WizardRun => ({ ...run, wizard: wizardOf(run.wizard) }),
    event: eventOf,
    skeleton: ({ wizard, ...around }: WizardRun) => {
      const { mode, step, completed, emptied, proposed, confirmed } = wizard;
      return [mode, step, completed, emptied, proposed, confirmed.length, around];
    },
  };
};

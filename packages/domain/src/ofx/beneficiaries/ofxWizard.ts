import type { CallFailure } from '../../calls/callFailure.ts';
import type { ReadDetail } from '../../corpay/beneficiaries/reading/payeeReading.ts';
import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import type { OfxBeneficiary, OfxFieldError } from '../api/ofxBeneficiary.ts';
import { beneficiaryFields, ofxFieldsOfStep, findOfxFieldProblems, type OfxFormStep } from './ofxForm.ts';
import { ofxRecordToSend } from './normalizeOfxValue.ts';
import { newOfxBeneficiary } from './newOfxBeneficiary.ts';
import { proposeCurrencyForCountry } from './proposeCurrencyForCountry.ts';
import { areOfxPresetsConfirmed, listOfxPresetsToConfirm } from './listOfxPresetsToConfirm.ts';
import { makeBankTemplateQuery } from './makeBankTemplateQuery.ts';
import { fieldKey, readOfxField, writeOfxField, type OfxFieldPath } from './ofxField.ts';
import {
  fillInReadOfxDetails,
  findOfxReadValue,
  takeReadOfxDetails,
  type ReadsOfxDetails,
} from './takeReadOfxDetails.ts';

/** What the partner says of the whole record (OFX-BENE-22). */
export type OfxValidation =
  | { readonly status: 'pending' }
  | { readonly status: 'valid' }
  /** `failure` is why it could not be checked; null where it was, and `errors` say what is wrong. */
  | {
      readonly status: 'invalid';
      readonly errors: readonly OfxFieldError[];
      readonly failure: CallFailure | null;
    };

/** The bank template: asked for when the first step is finished (OFX-BENE-20). */
type TemplateState =
  | { readonly status: 'none' | 'loading' }
  | {
      readonly status: 'loaded';
      readonly country: string;
      readonly currency: string;
      readonly fields: OfxBankTemplate;
    }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The wizard of a beneficiary: three steps (OFX-BENE-19). */
export type OfxWizard = ReadsOfxDetails & {
  readonly step: OfxFormStep | 'confirm';
  /** Keys of fields whose value was proposed and that the user has not written or chosen since (OFX-BENE-14). */
  readonly proposed: readonly string[];
  /** What of it the user has confirmed, each with the value that it had then. */
  readonly confirmedPresets: readonly string[];
  /** The user chose the currency here, so that no country changes it. */
  readonly currencyChosen: boolean;
  readonly template: TemplateState;
  /** Null outside the review. */
  readonly validation: OfxValidation | null;
  readonly saving: boolean;
  readonly saveFailure: CallFailure | null;
};

export type OfxWizardAction =
  | { readonly type: 'typed'; readonly path: OfxFieldPath; readonly value: string }
  /** A text that the user gave was read. */
  | { readonly type: 'details-read'; readonly details: readonly ReadDetail[] }
  /** The way on: from the first step it asks for the template. */
  | { readonly type: 'step-finished' }
  | { readonly type: 'template-received'; readonly fields: OfxBankTemplate }
  | { readonly type: 'template-failed'; readonly failure: CallFailure }
  /** Back to a step, as the edit links of the review do (OFX-BENE-21). */
  | { readonly type: 'step-chosen'; readonly step: OfxFormStep }
  | { readonly type: 'validated'; readonly errors: readonly OfxFieldError[] }
  | { readonly type: 'validation-failed'; readonly failure: CallFailure }
  | { readonly type: 'validation-wanted-again' }
  | { readonly type: 'presets-confirmed'; readonly confirmed: boolean }
  | { readonly type: 'save-began' }
  | { readonly type: 'save-failed'; readonly failure: CallFailure }
  /** Nothing was sent. */
  | { readonly type: 'save-stopped' };

const presetKeys = beneficiaryFields
  .filter(({ path }) => readOfxField(newOfxBeneficiary, path) !== '')
  .map(({ path }) => fieldKey(path));

const templateOf = ({ template }: OfxWizard): OfxBankTemplate =>
  template.status === 'loaded' ? template.fields : [];

/** The country proposes its currency, unless the user has chosen one. */
const typed = (wizard: OfxWizard, path: OfxFieldPath, value: string): OfxWizard => {
  const key = fieldKey(path);
  const written = {
    ...wizard,
    proposed: wizard.proposed.filter((each) => each !== key),
    read: wizard.read.filter((each) => fieldKey(each.path) !== key),
    beneficiary: writeOfxField(wizard.beneficiary, path, value),
  };
  if (key === 'currency') return { ...written, currencyChosen: true };
  if (key !== 'beneficiaryAddress.country') return written;
  // What a text says of the account says its currency too.
  const isOpen = !wizard.currencyChosen && findOfxReadValue(wizard, ['currency']) === null;
  const currency = isOpen ? proposeCurrencyForCountry(wizard.beneficiary, value) : null;
  if (currency === null) return fillInReadOfxDetails(written, templateOf(wizard));
  return {
    ...written,
    beneficiary: { ...written.beneficiary, currency },
    proposed: [...new Set([...written.proposed, 'currency'])],
  };
};

/** A wizard for a new beneficiary, or for one that is kept. */
export const makeInitialOfxWizard = (beneficiary: OfxBeneficiary = newOfxBeneficiary): OfxWizard => ({
  step: 'beneDetails',
  beneficiary,
  proposed: beneficiary === newOfxBeneficiary ? presetKeys : [],
  confirmedPresets: [],
  given: [],
  read: [],
  currencyChosen: false,
  template: { status: 'none' },
  validation: null,
  saving: false,
  saveFailure: null,
});

const hasTemplate = (wizard: OfxWizard): boolean => {
  const { template } = wizard;
  const { country, currency } = makeBankTemplateQuery(wizard.beneficiary);
  return template.status === 'loaded' && template.country === country && template.currency === currency;
};

/** What is wrong in a step, by field key. */
export const findOfxStepProblems = (wizard: OfxWizard, step: OfxFormStep): ReadonlyMap<string, string> =>
  findOfxFieldProblems(ofxFieldsOfStep(step, templateOf(wizard)), wizard.beneficiary);

/** Whether the partner has found the record valid, and it waits for what nobody chose to be confirmed (OFX-BENE-14). */
export const waitsForOfxPresets = (wizard: OfxWizard): boolean =>
  wizard.step === 'confirm' && wizard.validation?.status === 'valid' && !areOfxPresetsConfirmed(wizard);

/** Submit is on only when the partner has found the record valid (OFX-BENE-23) and nothing in it is unconfirmed. */
export const canSaveOfx = (wizard: OfxWizard): boolean =>
  wizard.step === 'confirm' &&
  wizard.validation?.status === 'valid' &&
  !waitsForOfxPresets(wizard) &&
  !wizard.saving;

const finishStep = (wizard: OfxWizard): OfxWizard => {
  const { step } = wizard;
  if (step === 'confirm' || wizard.template.status === 'loading') return wizard;
  if (findOfxStepProblems(wizard, step).size > 0) return wizard;
  const sent = ofxRecordToSend(ofxFieldsOfStep(step, templateOf(wizard)), wizard.beneficiary);
  const done = { ...wizard, beneficiary: sent };
  if (!hasTemplate(done)) return { ...done, template: { status: 'loading' } };
  return step === 'beneDetails'
    ? { ...done, step: 'bankDetails' }
    : { ...done, step: 'confirm', validation: { status: 'pending' }, saveFailure: null };
};

/** The bank's part opens, with what a text has said of it. */
const receiveTemplate = (wizard: OfxWizard, fields: OfxBankTemplate): OfxWizard =>
  fillInReadOfxDetails(
    {
      ...wizard,
      step: 'bankDetails',
      template: { status: 'loaded', ...makeBankTemplateQuery(wizard.beneficiary), fields },
    },
    fields,
  );

/** What becomes of the wizard; pure. Who enters `loading` or `pending` makes the call that is named so. */
export const reduceOfxWizard = (wizard: OfxWizard, event: OfxWizardAction): OfxWizard => {
  switch (event.type) {
    case 'typed':
      return wizard.step === 'confirm' ? wizard : typed(wizard, event.path, event.value);
    case 'details-read':
      return wizard.step === 'confirm'
        ? wizard
        : takeReadOfxDetails(wizard, event.details, templateOf(wizard));
    case 'step-finished':
      return finishStep(wizard);
    case 'template-received':
      return wizard.template.status === 'loading' ? receiveTemplate(wizard, event.fields) : wizard;
    case 'template-failed':
      return wizard.template.status === 'loading'
        ? { ...wizard, template: { status: 'failed', failure: event.failure } }
        : wizard;
    case 'step-chosen':
      return wizard.saving || (event.step === 'bankDetails' && !hasTemplate(wizard))
        ? wizard
        : { ...wizard, step: event.step, validation: null, saveFailure: null };
    case 'validated':
      return wizard.validation?.status === 'pending'
        ? {
            ...wizard,
            validation:
              event.errors.length === 0
                ? { status: 'valid' }
                : { status: 'invalid', errors: event.errors, failure: null },
          }
        : wizard;
    case 'validation-failed':
      return wizard.validation?.status === 'pending'
        ? { ...wizard, validation: { status: 'invalid', errors: [], failure: event.failure } }
        : wizard;
    case 'validation-wanted-again':
      return wizard.step === 'confirm' && !wizard.saving
        ? { ...wizard, validation: { status: 'pending' } }
        : wizard;
    case 'presets-confirmed':
      return {
        ...wizard,
        confirmedPresets: event.confirmed ? listOfxPresetsToConfirm(wizard).map(({ key }) => key) : [],
      };
    case 'save-began':
      return canSaveOfx(wizard) ? { ...wizard, saving: true, saveFailure: null } : wizard;
    case 'save-failed':
      return { ...wizard, saving: false, saveFailure: event.failure };
    case 'save-stopped':
      return { ...wizard, saving: false };
  }
};

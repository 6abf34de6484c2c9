import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { openAuthorizedScope, ofxPayee } from '../../../../test/fakeOfx.ts';
import { OfxWizardStore } from './OfxWizardStore.ts';

/** The bank step of a payee in Britain, whose template asks for a sort code and for an IBAN of Britain. */
const atBankStep = async () => {
  const { scope, answers } = await openAuthorizedScope();
  answers.template = succeeded([
    { propertyKey: 'sortCode', name: 'Sort Code', required: true, validationRegex: '^\\d{6}$', maxLength: 6 },
    {
      propertyKey: 'iban',
      name: 'IBAN',
      required: true,
      validationRegex: '^GB\\d{2}[A-Z]{4}\\d{14}$',
      maxLength: 34,
    },
  ]);
  const store = new OfxWizardStore(scope, ofxPayee('b1', 'Thalassa'));
  await store.goOn();
  const write = (name: string, value: string): string => {
    const field = store.fields.find(({ path }) => path.at(-1) === name && path.length === 2);
    if (field === undefined) throw new Error(`Nobody asks for ${name}.`);
    store.write(field, value);
    return fieldKey(field.path);
  };
  const country = store.fields.find(
    ({ path }) => fieldKey(path) === 'beneficiaryBankDetails.bankAddress.country',
  );
  if (country !== undefined) store.write(country, 'GB');
  return { store, write };
};

it.each([
  ['sortCode', '99-00-115', 'A sort code has 6 digits.'],
  ['sortCode', '99-00-1', 'Invalid format.'],
  [
    'iban',
    'GB65 SNDB 9900 1170 0123 456',
    'An IBAN of the United Kingdom has 22 characters, this one has 23.',
  ],
  ['iban', 'GR93 0119 8760 0000 0012 3456 789', /^This IBAN belongs to Greece, but the bank is in /],
])(
  'a %s that cannot be right (%s) is told by its own reason where the template only knows that its form is wrong, at the field and among what has to be corrected',
  async (name, typed, reason) => {
    const { store, write } = await atBankStep();
    const key = write(name, typed);
    store.problems.leave(key, typed);
    expect(store.problems.messageOf(key)).toMatch(reason);
    await store.goOn();
    expect(store.state.step).toBe('bankDetails');
    expect(store.problems.summary.find(({ field }) => field === key)?.message).toMatch(reason);
  },
);

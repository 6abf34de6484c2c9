import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { makeCorpayRecording } from '@fx-gateway/domain/corpay/recording/makeCorpayRecording.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { ada, openWizard, template } from '../../../../test/openWizard.ts';
import { runsIn, secretNumber, secretText } from '../../../../test/typedSecrets.ts';

type Opened = Awaited<ReturnType<typeof openWizard>>;

const product = { version: '0.1.0', commit: 'unknown' };
const saved = { product, client: 'web', savedAt: '2026-11-23T00:00:00.000Z' } as const;

/** The recording of the visit, as it is written. */
const writtenIn = ({ scope }: Opened) =>
  JSON.stringify(makeCorpayRecording([], saved, { wizards: scope.wizardRecorder.forms() }));

/** Looks at the screen, and at what the recording of the visit says of the same moment. */
const lookingAt = (opened: Opened) => {
  const { store } = opened;
  const moments = new Set<string>();
  const look = (): void => {
    const seen = JSON.parse(writtenIn(opened)).wizards.at(-1).at(-1);
    const screen = {
      step: store.state.step,
      fields: store.fields.map(({ id, value }) => ({
        field: id,
        length: value.length,
        message: store.problems.messageOf(id),
      })),
      save: store.saves.saving ? 'sending' : (store.saves.trouble?.kind ?? null),
    };
    expect(seen).toMatchObject(screen);
    expect(seen.cannotSave === null).toBe(store.cannotSave === null);
    moments.add(JSON.stringify(screen));
  };
  const verdictOf = (field: string): unknown =>
    JSON.parse(writtenIn(opened))
      .wizards.at(-1)
      .at(-1)
      .fields.find((each: { field: string }) => each.field === field)?.verdict;
  return { look, moments, verdictOf };
};

it('what was judged in the wizard, and how, stands in the recording of the visit (REC-1, REC-7)', async () => {
  const opened = await openWizard(null, undefined, ['iban']);
  const { store, answers, time } = opened;
  const { look, moments, verdictOf } = lookingAt(opened);
  look();
  expect(verdictOf('accountHolderName')).toBe('not-judged');
  store.goOn();
  look();
  expect(verdictOf('accountHolderName')).toBe('wrong');
  store.write('accountHolderName', 'Ada');
  look();
  expect(verdictOf('accountHolderName')).toBe('right');
  answers.rules = async () => failed(failure('no-answer'));
  store.write('destinationCountry', 'GR');
  look();
  expect(verdictOf('accountHolderName'), 'its rules are not there').toBe('not-judged');
  store.goOn();
  await time.advance(0);
  look();
  answers.rules = async () =>
    succeeded({
      ...template,
      rules: [...template.rules, { ...template.rules[0], id: 'iban' }],
    } as RulesTemplate);
  store.goOn();
  await time.advance(0);
  look();
  store.write('accountHolderPostal', '3000');
  store.goOn();
  store.write('bankPostal', '3001');
  look();
  store.chooseBank({
    primaryKey: 'GR-1',
    institutionName: 'Aegean Lighthouse Bank',
    branchName: 'Athens',
    swiftBIC: 'AGLKGRAA',
    address1: '7 Lantern Street',
    address2: '',
    city: 'Athens',
    region: '',
    postalCode: '105 62',
  });
  look();
  store.goOn();
  store.write('accountNumber', '1234');
  for (const [typed, verdict] of [
    ['GR', 'not-judged'],
    ['GR9', 'not-judged'],
    ['DE93', 'wrong'],
    ['GR9301198760000000123456780', 'wrong'],
    ['GR9301198760000000123456789', 'right'],
  ] as const) {
    store.write('iban', typed);
    look();
    expect(verdictOf('iban'), typed).toBe(verdict);
  }
  const field = store.fields.find(({ id }) => id === 'iban');
  if (field !== undefined) store.problems.leave(field.id, field.value);
  look();
  store.goOn();
  look();
  expect(moments.size).toBeGreaterThan(10);
});

it('tells what became of a save, and begins another wizard where the edit begins over', async () => {
  const opened = await openWizard(ada);
  const { store, answers, scope, time } = opened;
  const { look } = lookingAt(opened);
  const lastOf = () => scope.wizardRecorder.forms().at(-1)?.at(-1);
  store.write('accountHolderCity', 'Lantern');
  store.goTo({ type: 'GO_TO_STEP', step: 'review' });
  look();
  answers.save = async () => failed(failure('no-answer'));
  answers.show = async () => failed(failure('no-answer'));
  const saving = store.save();
  expect(lastOf()).toMatchObject({ event: 'save-began', save: 'sending' });
  await saving;
  look();
  expect(lastOf()).toMatchObject({ event: 'save-ended', save: 'refused' });
  answers.show = async () => succeeded({ ...ada, accountHolderCity: 'Elsewhere' });
  await store.save();
  expect(lastOf()).toMatchObject({ save: 'changed-elsewhere' });
  store.takeStored();
  store.write('accountHolderCity', 'Lantern');
  expect(scope.wizardRecorder.forms()).toHaveLength(2);
  answers.save = async () => succeeded(null);
  store.goTo({ type: 'GO_TO_STEP', step: 'review' });
  await time.advance(0);
  expect(await store.save()).toBe(true);
  expect(lastOf()).toMatchObject({ step: 'review', save: 'saved' });
});

const asked = (id: string, regEx: string) => ({
  id,
  label: id,
  isRequired: false,
  validationRules: [{ regEx, errorMessage: 'Ada Byron has no such number.' }],
  defaultValue: '',
  valueSet: [],
});

/** Rules that ask for everything, and say things of their own. */
const everything: RulesTemplate = {
  ...template,
  rules: [
    ...['accountHolderName', 'accountHolderCity', 'bankName'].map((id) => asked(id, '^.*$')),
    ...['iban', 'swiftBicCode', 'routingCode', 'localAccountNumber', 'localRoutingCode'].map((id) =>
      asked(id, '^[a-z]{2}$'),
    ),
    asked('accountNumber', String.raw`^\d{1,20}$`),
    ...['settlementMethods', 'methodOfDelivery'].map((id) => ({ ...asked(id, '^.*$'), isRequired: true })),
  ],
  regulatoryRules: [
    {
      id: 'cnaps',
      label: 'CNAPS',
      isRequired: false,
      regEx: '^x$',
      errorMessage: 'Ada again.',
      valueSet: [],
    },
    { id: 'purpose', label: 'Purpose', isRequired: false, regEx: '', errorMessage: '', valueSet: [] },
  ],
};

it('holds the lengths alone of what is typed: no three characters in a row, from whichever field (REC-2, REC-7)', async () => {
  const opened = await openWizard();
  const { store, answers, time } = opened;
  answers.rules = async () => succeeded(everything);
  const typed = new Set<string>();
  const seen = new Set<string>();
  const type = (field: string, text: string): void => {
    typed.add(text);
    seen.add(field);
    store.write(field, text);
  };
  store.write('destinationCountry', 'GR');
  await time.advance(0);
  for (const step of ['basic-info', 'beneficiary-address', 'bank-address', 'banking-details'] as const) {
    expect(store.state.step).toBe(step);
    const fields = [...store.fields];
    for (const field of fields) {
      type(field.id, secretText(seen.size));
      store.problems.leave(field.id, store.fields.find(({ id }) => id === field.id)?.value ?? '');
      await time.advance(0);
    }
    store.goOn();
    await time.advance(0);
    // What can be is left there; the rest is put in order, or nobody could go on.
    for (const { id, kind, value } of fields) if (kind !== 'text') store.write(id, value);
    const numbers = [
      'iban',
      'swiftBicCode',
      'routingCode',
      'localAccountNumber',
      'localRoutingCode',
      'regulatory.cnaps',
    ];
    for (const { id } of fields) if (numbers.includes(id)) store.write(id, '');
    for (const { id } of fields) if (id === 'accountNumber') type(id, secretNumber(3));
    await time.advance(0);
    store.goOn();
    await time.advance(0);
  }
  const text = writtenIn(opened);
  expect(store.state.step).toBe('review');
  expect(seen.size).toBeGreaterThan(28);
  expect(text).toContain('"length":12');
  expect(text).toContain('"message":"Refused by the partner."');
  expect(text, 'words of the partner').not.toContain('Ada');
  expect(runsIn(text, typed)).toEqual([]);
});

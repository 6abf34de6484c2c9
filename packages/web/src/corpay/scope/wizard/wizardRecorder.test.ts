import { recordingOf } from '@fx-gateway/domain/corpay/recording';
import { replayWizard } from '@fx-gateway/domain/corpay/beneficiaries';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { ada, openWizard, template } from '../../../../test/openWizard.ts';

const iban = 'GR9301198760000000123456789';
const secrets = ['Ada', iban, 'GR93', '0119876', '3000', '3001', '1234', 'b-9', 'Lighthouse', 'Lantern'];

/** Looks at the screen, and at what the recording of the visit shows of the same moment. */
const lookingAt = ({ store, scope }: Awaited<ReturnType<typeof openWizard>>) => {
  const moments = new Set<string>();
  const product = { version: '0.1.0', commit: 'unknown' };
  const saved = { product, client: 'web', savedAt: '2026-11-23T00:00:00.000Z' } as const;
  const recorded = () => recordingOf([], saved, scope.wizardRecorder.notes())?.wizards ?? [];
  const look = (): void => {
    const now = recorded().at(-1);
    const seen = now === undefined ? undefined : replayWizard(JSON.parse(JSON.stringify(now))).at(-1);
    const screen = {
      step: store.state.step,
      completed: store.state.completed,
      fields: store.fields.map(({ id, value }) => ({
        field: id,
        filled: value !== '',
        proposed: store.state.proposed.includes(id),
        message: store.problems.messageOf(id),
      })),
      waiting: store.rules.waiting,
      save: store.saves.saving ? 'sending' : (store.saves.trouble?.kind ?? null),
    };
    expect(seen).toMatchObject(screen);
    moments.add(JSON.stringify(screen));
  };
  return { look, recorded, moments };
};

it('what stood in the wizard comes out of the recording of the visit again, state by state (REC-1, REC-4)', async () => {
  const opened = await openWizard(null, undefined, ['iban']);
  const { store, answers, time } = opened;
  const { look, recorded, moments } = lookingAt(opened);
  look();
  store.goOn();
  look();
  store.write('accountHolderName', 'Ada');
  look();
  answers.rules = async () => failed(failure('no-answer'));
  store.write('destinationCountry', 'GR');
  look();
  store.goOn();
  await time.advance(0);
  look();
  answers.rules = async () =>
    succeeded({
      ...template,
      rules: [...template.rules, { ...template.rules[0], id: 'iban' }],
    } as typeof template);
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
  for (const typed of ['GR', 'GR9', 'DE93', 'GR9301198760000000123456780', iban]) {
    store.write('iban', typed);
    look();
  }
  const field = store.fields.find(({ id }) => id === 'iban');
  if (field !== undefined) store.problems.leave(field);
  look();
  store.goOn();
  look();
  expect(moments.size).toBeGreaterThan(10);
  const text = JSON.stringify(recorded());
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('tells what became of a save, and of a stored record nothing that it holds (REC-2, REC-7)', async () => {
  const opened = await openWizard(ada);
  const { store, answers } = opened;
  const { look, recorded } = lookingAt(opened);
  store.write('accountHolderCity', 'Lantern');
  store.goTo({ type: 'GO_TO_STEP', step: 'review' });
  look();
  answers.save = async () => failed(failure('no-answer'));
  answers.show = async () => failed(failure('no-answer'));
  await store.save();
  look();
  const text = JSON.stringify(recorded());
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

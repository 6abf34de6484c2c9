import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { openWizard } from '../wizard/wizardState.ts';
import { recordWizard, replayWizard } from './recordedWizard.ts';
import { wizardRoom } from './wizardRoom.ts';
import type { WizardRun, WizardRunEvent } from './wizardRun.ts';

const regions = [
  { id: 'Crete', name: 'Crete' },
  { id: 'Attica', name: 'Attica' },
];
const rules: RulesTemplate = template({
  rules: [
    rule('accountHolderName', {
      isRequired: true,
      validationRules: [pattern('^[A-Za-z .]{1,35}$', 'Latin letters.')],
    }),
    rule('accountHolderPostal', {
      validationRules: [pattern('^\\d{3} ?\\d{2}$', 'Five digits, as 104 31.')],
    }),
    rule('iban', { isRequired: true, validationRules: [pattern('^GR\\d{25}$', 'A Greek IBAN.')] }),
    rule('swiftBicCode', { isRequired: true }),
    rule('accountNumber', { validationRules: [pattern('^\\d{4,16}$', '4 to 16 digits.')] }),
  ],
  accountRegions: regions,
  bankRegions: regions,
});

const blank: WizardRun = {
  wizard: openWizard('add', newBeneficiary('payee-7c0e4d5a')),
  attempt: 0,
  left: [],
  rulesFailure: null,
  waiting: false,
  save: null,
};

/** What a screen notes, and what stood on it after each event. */
const play = (
  from: WizardRun,
  events: readonly (WizardRunEvent | ((run: WizardRun) => WizardRunEvent))[],
) => {
  let run = from;
  const notes: Parameters<typeof recordWizard>[0][number][] = [];
  const seen = events.map((each, at) => {
    const event = typeof each === 'function' ? each(run) : each;
    notes.push({ at, event, before: run });
    run = wizardRoom.step(run, event);
    return wizardRoom.shown(run);
  });
  const recorded = recordWizard(notes);
  const text = JSON.stringify(recorded);
  const replayed = replayWizard(JSON.parse(text)).map(
    ({ after: _after, event: _event, field: _field, ...state }) => state,
  );
  return { seen, replayed, text, recorded, run };
};

const write = (field: string, value: string): WizardRunEvent => ({ type: 'field-written', field, value });
const finish: WizardRunEvent = { type: 'FINISH_STEP' };
const rulesCome = ({ wizard }: WizardRun): WizardRunEvent => ({
  type: 'rules-received',
  query: rulesQueryOf(wizard.record),
  template: rules,
});
const typed = (field: string, value: string): readonly WizardRunEvent[] =>
  [...value].map((_char, place) => write(field, value.slice(0, place + 1)));

const secrets = [
  'payee-7c0e4d5a',
  'Thalassa',
  'Elaion',
  'Athens',
  '104 31',
  '10431',
  'Lighthouse',
  'AGLK',
  'GR93',
  '0119876',
  '123456789',
];

const wholeWizard = [
  rulesCome,
  finish,
  ...typed('accountHolderName', 'Thalassa Olive'),
  write('destinationCountry', 'GR'),
  { type: 'rules-awaited' },
  rulesCome,
  finish,
  write('accountHolderAddress1', 'Odos Elaion 14'),
  write('accountHolderCity', 'Athens'),
  ...typed('accountHolderPostal', '104 3'),
  { type: 'field-left', field: 'accountHolderPostal' },
  finish,
  write('accountHolderPostal', '104 31'),
  finish,
  write('bankName', 'Aegean Lighthouse Bank'),
  write('bankAddressLine1', '7 Lantern Street'),
  write('bankCity', 'Athens'),
  write('bankPostal', '105 62'),
  finish,
  ...typed('iban', 'GR9301198760000000123456780'),
  { type: 'field-left', field: 'iban' },
  ...typed('iban', 'GR93 0119 8760 0000 0012 3456 789'),
  write('swiftBicCode', 'AGLKGRAA'),
  write('accountNumber', '0000000123456789'),
  finish,
  { type: 'save-began' },
  { type: 'save-ended', became: 'saved' },
] as const;

/** What was seen, without the number that the partner gives as an example. */
const plainly = <T>(seen: T): T => JSON.parse(JSON.stringify(seen).replaceAll('as 104 31', 'as 111 11'));

describe('a recorded wizard', () => {
  it('replays to the steps, messages and reasons that stood on the screen, by its transitions alone (REC-4, REC-7)', () => {
    const { seen, replayed, recorded, run } = play(blank, wholeWizard);
    expect(run.wizard.step).toBe('review');
    expect(replayed).toEqual(plainly(seen));
    expect(seen.some(({ fields }) => fields.some(({ message }) => /check digits/.test(message ?? '')))).toBe(
      true,
    );
    expect(recorded.events.filter(({ became, told }) => became !== undefined || told !== undefined)).toEqual(
      [],
    );
  });

  it('holds no name, no address and no number, and no three characters in a row of what was typed (REC-2, REC-7)', () => {
    const { text, recorded } = play(blank, wholeWizard);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const values = recorded.events.flatMap(({ event }) => ('value' in event ? [event.value] : []));
    expect(values).toContain('Xxxxxxxx Xxxxx');
    expect(values).toContain('GR');
    expect(text).toContain('Latin letters.');
  });

  it('of an edit holds the stored record masked, and says that numbers contradict each other', () => {
    const stored: Beneficiary = {
      ...newBeneficiary('payee-7c0e4d5a'),
      destinationCountry: 'GR',
      accountHolderCountry: 'GR',
      bankCountry: 'GR',
      bankCurrency: 'EUR',
      accountHolderName: 'Thalassa Olive',
      accountHolderRegion: 'Attica',
      accountHolderPostal: '104 31',
      bankPostal: '105 62',
      iban: 'GR9301198760000000123456789',
      swiftBicCode: 'AGLKGRAA',
      accountNumber: '0000000123456789',
    };
    const from = { ...blank, wizard: openWizard('edit', stored) };
    const { seen, replayed, text } = play(from, [
      rulesCome,
      write('accountHolderName', 'Thalassa Olives'),
      write('accountNumber', '99887766'),
      { type: 'contradictions-confirmed', confirmed: true },
      { type: 'GO_TO_STEP', step: 'review' },
      write('accountNumber', '0000000123456789'),
    ]);
    expect(replayed).toEqual(seen);
    expect(seen.at(2)?.contradictions).not.toEqual([]);
    expect(seen.at(2)?.cannotSave).toBe('contradictions');
    expect(seen.at(3)?.cannotSave).toBeNull();
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('replays to what was seen whatever is typed, chosen and pressed', () => {
    const fields = [
      'accountHolderName',
      'accountHolderPostal',
      'iban',
      'swiftBicCode',
      'accountNumber',
      'bankCity',
    ];
    const values = fc.oneof(
      fc.constantFrom('GR9301198760000000123456789', 'AGLKGRAA', '104 31', 'Thalassa', '12345678', ''),
      fc.string({ maxLength: 12 }),
      fc.stringMatching(/^[A-Z]{2}\d{2,25}$/),
    );
    type Event = Parameters<typeof play>[1][number];
    const event = fc.oneof<fc.Arbitrary<Event>[]>(
      fc.tuple(fc.constantFrom(...fields), values).map(([field, value]) => write(field, value)),
      fc.constantFrom('GR', 'AU', 'US', 'CN').map((country) => write('destinationCountry', country)),
      fc.constantFrom<Event>(finish, { type: 'GO_BACK' }, rulesCome, {
        type: 'rules-failed',
        kind: 'no-answer',
      }),
      fc.constantFrom(...fields).map((field): Event => ({ type: 'field-left', field })),
    );
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), (events) => {
        const { seen, replayed } = play(blank, [rulesCome, ...events]);
        expect(replayed).toEqual(plainly(seen));
      }),
      { numRuns: 60 },
    );
  });
});

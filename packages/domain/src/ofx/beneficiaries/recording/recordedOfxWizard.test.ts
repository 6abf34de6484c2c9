import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxRefusal } from '../../../../test/ofxSamples.ts';
import type { OfxBankTemplate } from '../../api/ofxBankTemplate.ts';
import { openOfxWizard } from '../ofxWizard.ts';
import { ofxWizardRoom } from './ofxWizardRoom.ts';
import type { OfxWizardRun, OfxWizardRunEvent } from './ofxWizardRun.ts';
import { recordOfxWizard, replayOfxWizard } from './recordedOfxWizard.ts';

const fields: OfxBankTemplate = [
  { propertyKey: 'bankName', name: 'Bank Name', required: true, validationRegex: null, maxLength: 100 },
  {
    propertyKey: 'account',
    name: 'IBAN',
    required: true,
    validationRegex: '^GR\\d{25}$',
    maxLength: 27,
  },
  {
    propertyKey: 'postCode',
    name: 'Postal Code',
    required: false,
    validationRegex: '^\\d{3} ?\\d{2}$',
    maxLength: 6,
  },
];

const opened = (wizard = openOfxWizard()): OfxWizardRun => ({
  wizard: { ...wizard, tried: [] },
  against: [],
  save: null,
});

/** What a screen notes, and what stood on it after each event. */
const play = (from: OfxWizardRun, events: readonly OfxWizardRunEvent[]) => {
  let run = from;
  const notes: Parameters<typeof recordOfxWizard>[0][number][] = [];
  const seen = events.map((event, at) => {
    notes.push({ at, event, before: run });
    run = ofxWizardRoom.step(run, event);
    return ofxWizardRoom.shown(run);
  });
  const recorded = recordOfxWizard(notes);
  const text = JSON.stringify(recorded);
  const replayed = replayOfxWizard(JSON.parse(text)).map(
    ({ after: _after, event: _event, field: _field, ...state }) => state,
  );
  return { seen, replayed, text, recorded, run };
};

const finish: OfxWizardRunEvent = { type: 'step-finished' };
const inAddress = (part: 'addressLine' | 'citySuburb' | 'stateProvince' | 'postCode', value: string) =>
  ({ type: 'typed', path: ['beneficiaryAddress', part], value }) as const;
const inBank = (key: string, value: string) =>
  ({ type: 'typed', path: ['beneficiaryBankDetails', key], value }) as const;

const whole: readonly OfxWizardRunEvent[] = [
  { type: 'field-seen', path: ['currency'] },
  finish,
  { type: 'typed', path: ['name'], value: 'Thalassa Olive' },
  { type: 'typed', path: ['currency'], value: 'EUR' },
  { type: 'typed', path: ['beneficiaryAddress', 'country'], value: 'GR' },
  { type: 'typed', path: ['paymentReason'], value: 'Olives of Elaion' },
  inAddress('addressLine', 'Odos Elaion 14'),
  inAddress('citySuburb', 'Athens'),
  inAddress('stateProvince', 'Attica'),
  inAddress('postCode', '104 31'),
  finish,
  { type: 'template-failed', failure: ofxRefusal({ messages: ['Thalassa is wrong.'] }) },
  finish,
  { type: 'template-received', fields },
  inBank('bankName', 'Aegean Lighthouse Bank'),
  inBank('account', 'GR93 0119 8760'),
  finish,
  inBank('account', 'GR93 0119 8760 0000 0012 3456 789'),
  finish,
  {
    type: 'validated',
    errors: [{ fieldName: 'account', message: 'GR9301198760000000123456789 is wrong.' }],
  },
  { type: 'step-chosen', step: 'bankDetails' },
  finish,
  { type: 'validated', errors: [] },
  { type: 'save-began' },
  { type: 'save-ended', became: 'refused' },
  { type: 'save-failed', failure: ofxRefusal({ messages: ['Thalassa is wrong.'] }) },
];

const secrets = [
  'Thalassa',
  'Elaion',
  'Athens',
  'Attica',
  '104 31',
  'Lighthouse',
  'GR93',
  '0119',
  '123456789',
];

describe('a recorded wizard of OFX', () => {
  it('replays to the steps, messages and reasons that stood on the screen, by its transitions alone (REC-4, REC-7)', () => {
    const { seen, replayed, recorded } = play(opened(), whole);
    expect(seen.at(-1)).toMatchObject({ step: 'confirm', save: 'refused', cannotSave: null });
    expect(seen.map(({ cannotSave }) => cannotSave)).toContain('invalid');
    expect(seen.flatMap((state) => state.fields.map(({ message }) => message))).toContain(
      'Refused by the partner.',
    );
    expect(replayed).toEqual(seen);
    expect(recorded.events.filter(({ became, told }) => became !== undefined || told !== undefined)).toEqual(
      [],
    );
  });

  it('holds no name, no address, no number and no word of the partner about them (REC-2, REC-7)', () => {
    const { text } = play(opened(), whole);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain('Xxxxxxxx Xxxxx');
    expect(text).toContain('"EUR"');
  });

  it('of an edit holds the stored record masked, and no id of it', () => {
    const stored = ofxBeneficiary('payee-7c0e', { name: 'Thalassa Olive' });
    const { seen, replayed, text } = play(opened(openOfxWizard(stored)), [
      finish,
      { type: 'template-received', fields },
      finish,
    ]);
    expect(replayed).toEqual(seen);
    const held = ['Thalassa', 'payee-7c0e', 'Quay', 'Sydney', 'Harbour', '12345678', '2026-02-20'];
    expect(held.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('replays to what was seen whatever is typed and pressed', () => {
    const values = fc.oneof(
      fc.constantFrom('GR9301198760000000123456789', '104 31', 'Thalassa', 'EUR', 'GR', 'US', ''),
      fc.string({ maxLength: 12 }),
    );
    const event = fc.oneof<fc.Arbitrary<OfxWizardRunEvent>[]>(
      values.map((value): OfxWizardRunEvent => ({ type: 'typed', path: ['name'], value })),
      values.map((value): OfxWizardRunEvent => ({ type: 'typed', path: ['currency'], value })),
      values.map((value): OfxWizardRunEvent => ({
        type: 'typed',
        path: ['beneficiaryAddress', 'country'],
        value,
      })),
      values.map((value) => inBank('account', value)),
      fc.constantFrom<OfxWizardRunEvent>(
        finish,
        { type: 'template-received', fields },
        { type: 'step-chosen', step: 'bankDetails' },
        { type: 'validated', errors: [{ fieldName: 'account', message: 'Thalassa' }] },
        { type: 'validation-wanted-again' },
        { type: 'save-began' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), fc.boolean(), (events, filled) => {
        const { seen, replayed, text } = play(opened(), filled ? [...whole.slice(0, 19), ...events] : events);
        expect(replayed).toEqual(seen);
        expect(text).not.toContain('Thalassa');
      }),
      { numRuns: 80 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '../ports/virtualTime.ts';
import { createFormRecorder, type FormRecorderEntry } from './formRecorder.ts';
import { toRecordedField } from './toRecordedField.ts';

const noteOf = (field: string): FormRecorderEntry => ({
  event: 'typed',
  field,
  step: 'bankDetails',
  fields: [],
  cannotSave: null,
  save: null,
});

describe('what happens in the forms of a visit', () => {
  it('is told form by form, in the order in which they were begun, each with its moments (REC-1)', async () => {
    const { clock, advance, setClock } = createVirtualTime(Date.UTC(2026, 10, 23, 10));
    const recorder = createFormRecorder(clock);
    const first = recorder.begin();
    const second = recorder.begin();
    recorder.begin();
    first(noteOf('name'));
    await advance(1_500);
    second(noteOf('currency'));
    setClock(-3_600_000);
    first(noteOf('account'));
    expect(recorder.forms()).toEqual([
      [
        { at: 0, time: '2026-11-23T10:00:00.000Z', ...noteOf('name') },
        { at: 1_500, time: '2026-11-23T09:00:01.500Z', ...noteOf('account') },
      ],
      [{ at: 1_500, time: '2026-11-23T10:00:01.500Z', ...noteOf('currency') }],
    ]);
  });

  it('is forgotten once 500 newer events are known (REC-3)', () => {
    const recorder = createFormRecorder(createVirtualTime().clock);
    recorder.begin()(noteOf('name'));
    const note = recorder.begin();
    for (let event = 0; event < 500; event += 1) note(noteOf(String(event)));
    expect(recorder.forms().map((form) => form.length)).toEqual([500]);
    expect(recorder.forms()[0]?.[0]?.field).toBe('0');
  });
});

describe('a field as it is noted (REC-7)', () => {
  it.each([
    ['Thalassa', { said: null, fits: true }, 8, 'right'],
    ['Ψ𝒯', { said: null, fits: true }, 2, 'right'],
    ['Thalassa', { said: null, fits: false }, 8, 'not-judged'],
    ['Thalassa', { said: 'Invalid format.', fits: false }, 8, 'wrong'],
    ['Thalassa', { said: 'Refused by the partner.', fits: true }, 8, 'wrong'],
    ['', { said: 'Required field.', fits: false }, 0, 'wrong'],
    ['', { said: null, fits: true }, 0, 'not-judged'],
    ['  ', { said: null, fits: true }, 2, 'not-judged'],
  ] as const)('%j with %j: %i characters, %s', (value, judged, length, verdict) => {
    expect(toRecordedField('name', value, judged)).toEqual({
      field: 'name',
      length,
      verdict,
      message: judged.said,
    });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLegalForm } from './findLegalForm.ts';

describe('a company is known by the legal form in its name (CP-WIZ-21)', () => {
  it.each([
    ['Harbor Lane Trading Ltd', 'Ltd'],
    ['harbor lane trading limited', 'limited'],
    ['Banksia Survey Pty. Ltd.', 'Pty.'],
    ['Prairie Lantern Works, LLC', 'LLC'],
    ['Kuhglocken GmbH & Co. KG', 'GmbH'],
    ['Thalassa A.E.', 'A.E.'],
    ['Θάλασσα ΑΕ', 'ΑΕ'],
    ['Marmotte S.A.', 'S.A.'],
    ['MARMOTTE SA', 'SA'],
    ['Marmotte (SA)', 'SA'],
    ['PT Melati Samudra', 'PT'],
    ['Malabar Pvt Ltd', 'Pvt'],
  ])('%s: %s', (name, form) => {
    expect(findLegalForm(name)).toBe(form);
  });

  it.each([
    'Maria de Sa',
    'Ae Kim',
    'SA Kim',
    'Ltd',
    '',
    'Anna Inca',
    'Thalassa Olive Cooperative',
    'Pt Wayne',
  ])('no form is seen in %s', (name) => {
    expect(findLegalForm(name)).toBeNull();
  });

  it('what is found stands in the name', () => {
    const part = fc.constantFrom('Ltd', 'SA', '(AE)', 'PT', 'Anna', ',', 'GmbH.', ' ');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const name = parts.join(' ');
        expect(name).toContain(findLegalForm(name) ?? '');
      }),
    );
  });
});

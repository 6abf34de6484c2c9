import { describe, expect, it } from 'vitest';
import { findReadingProblem } from './findReadingProblem.ts';
import { readPayeeDetails } from './readPayeeDetails.ts';

const problemOf = (text: string): string | null => findReadingProblem(readPayeeDetails(text, ''));

const cure = 'Correct it, or clear this field to go on without it.';

describe('why nobody goes on with a text as it stands (CP-READ-7)', () => {
  it('says by how many characters an IBAN is too short', () => {
    expect(problemOf('GR93 0119 8760')).toBe(`This IBAN is too short: it needs 15 more characters. ${cure}`);
    expect(problemOf('GR93 0119 8760 0000 0012 3456 78')).toBe(
      `This IBAN is too short: it needs 1 more character. ${cure}`,
    );
  });

  it('says that the check digits of an IBAN are wrong', () => {
    expect(problemOf('GR94 0119 8760 0000 0012 3456 789')).toMatch(
      /^This IBAN has a mistake: its check digits do not fit the rest\. .+ Correct it, or clear this field/,
    );
  });

  it.each(['', 'GR93 0119 8760 0000 0012 3456 789', 'see you on Friday', '12345678 Australia'])(
    'is nothing where no number proves itself wrong: %s',
    (text) => {
      expect(problemOf(text)).toBeNull();
    },
  );
});

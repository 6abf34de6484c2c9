import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readPayeeDetails } from '../reading/readPayeeDetails.ts';
import { listKeptValues } from './listKeptValues.ts';
import { reduceWizard } from './reduceWizard.ts';
import { findReadDetail } from './takeReadDetails.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

const start = makeInitialWizardState('add', newBeneficiary('b1'));

const read = (state: WizardState, text: string): WizardState =>
  reduceWizard(state, { type: 'details-read', details: readPayeeDetails(text, '').details });

const withRules = (state: WizardState): WizardState =>
  reduceWizard(state, {
    type: 'rules-received',
    query: rulesQueryOf(state.record),
    template: template({
      rules: [rule('accountHolderRegion')],
      accountRegions: [
        { id: 'AL', name: 'Alabama' },
        { id: 'OH', name: 'Ohio' },
      ],
    }),
  });

const inState = (state: string): string =>
  `Beneficiary: Prairie Lantern Works\nAddress: 40 Foundry Lane\nCity: Toledo\n${state}\nZIP: 43604\nABA: 021000021\nAccount: 123456789`;

describe('the region that a label announces (CP-READ-5)', () => {
  it.each(['State: Ohio', 'Province: Ohio', 'County: Ohio', 'Region: Ohio', 'State/Province: Ohio'])(
    '%s is the region of the payee, as its country calls it, and known as read',
    (line) => {
      const state = withRules(read(start, inState(line)));
      expect(state.record).toMatchObject({ accountHolderRegion: 'OH', accountHolderCity: 'Toledo' });
      expect(findReadDetail(state, 'accountHolderRegion')?.from).toBe('text');
      expect(state.proposed).not.toContain('accountHolderRegion');
    },
  );

  it('is the same where the rules of the country are there before the text, and after more of it is typed', () => {
    const ready = withRules(read(start, 'ABA: 021000021'));
    expect(ready.record.accountHolderRegion).toBe('AL');
    const state = read(read(ready, inState('State: Ohio')), `${inState('State: Ohio')}\n`);
    expect(state.record.accountHolderRegion).toBe('OH');
    expect(findReadDetail(state, 'accountHolderRegion')?.from).toBe('text');
  });

  it('that nobody chose stays a proposal while the text is typed on (CP-WIZ-23)', () => {
    const state = read(withRules(read(start, 'ABA: 021000021')), 'Beneficiary: Prairie\nABA: 021000021');
    expect(state.proposed).toContain('accountHolderRegion');
  });

  it('that the country does not have leaves what was proposed', () => {
    const state = read(withRules(read(start, 'ABA: 021000021')), inState('State: Atlantis'));
    expect(state.record.accountHolderRegion).toBe('AL');
    expect(findReadDetail(state, 'accountHolderRegion')).toBeNull();
  });

  it('is kept where the user chose another one, and both are told as they read (CP-READ-3)', () => {
    const ready = withRules(read(start, 'ABA: 021000021'));
    const chosen = reduceWizard(ready, { type: 'field-written', field: 'accountHolderRegion', value: 'OH' });
    const kept = (line: string) =>
      listKeptValues(chosen, readPayeeDetails(inState(line), '').details).filter((each) =>
        each.startsWith('State or Region'),
      );
    expect(kept('State: Alabama')).toEqual([
      'State or Region: we kept Ohio, which you entered. Your text says Alabama.',
    ]);
    expect(kept('State: ohio')).toEqual([]);
    expect(kept('State: OH')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readPayeeDetails } from '../reading/readPayeeDetails.ts';
import { areContradictionsConfirmed, findWizardContradictions } from './findWizardContradictions.ts';
import { reduceWizard, type CorpayWizardAction } from './reduceWizard.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';
import { whyCannotSave } from './whyCannotSave.ts';

const bankOf = (institutionName: string, swiftBIC: string, nationalBankCode: string): Bank => ({
  primaryKey: swiftBIC,
  institutionName,
  branchName: '',
  swiftBIC,
  nationalBankCode,
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '1',
});
const malabar = bankOf('Malabar Lantern Bank', 'MLBKIN2X', 'MLBK0001001');
const hdfc = bankOf('Ganges Bank', 'HDFCINBB', 'HDFC0000002');
const lighthouse = bankOf('Aegean Lighthouse Bank', 'AGLKGR2X', '9900001');
const cottonwood = bankOf('Cottonwood Bank', 'CTWDUS2X', '999000012');

const asked = ['iban', 'swiftBicCode', 'accountNumber', 'routingCode'].map((id) => ({
  ...rule(id),
  isRequired: false,
}));

const local = { ...rule('localRoutingCode'), isRequired: false };

const reading = (text: string): CorpayWizardAction => ({
  type: 'details-read',
  details: readPayeeDetails(text, '').details,
});
const choosing = (bank: Bank): CorpayWizardAction => ({ type: 'bank-chosen', bank });
const proposing = (bank: Bank): CorpayWizardAction => ({ type: 'bank-proposed', bank });
const writing = (field: string, value: string): CorpayWizardAction => ({
  type: 'field-written',
  field,
  value,
});

/** The wizard after the country, its rules, and what else happened. */
const inCountry = (country: string, ...events: readonly CorpayWizardAction[]): WizardState => {
  const chosen = reduceWizard(
    makeInitialWizardState('add', newBeneficiary('b1')),
    writing('destinationCountry', country),
  );
  const ruled = reduceWizard(chosen, {
    type: 'rules-received',
    query: rulesQueryOf(chosen.record),
    template: template({ rules: country === 'US' ? [...asked, local] : asked }),
  });
  return events.reduce(reduceWizard, ruled);
};
const said = (state: WizardState): readonly string[] =>
  findWizardContradictions(state).map(({ field, message }) => `${field}: ${message}`);

const indian = 'Beneficiary: Kaveri Textiles\nAccount: 50200012345678\nIFSC: HDFC0000001\nSWIFT: HDFCINBB';

describe('what was read or typed and does not fit the bank that is chosen is told', () => {
  it('a BIC of the text that the bank replaced, and the IFSC that stayed', () => {
    expect(said(inCountry('IN', reading(indian), choosing(malabar)))).toEqual([
      'routingCode: This code belongs to another bank than the BIC: it begins with HDFC, and the BIC with MLBK.',
      'swiftBicCode: Your text says HDFCINBB, which is of another bank.',
    ]);
    expect(said(inCountry('IN', reading(indian), choosing(hdfc)))).toEqual([]);
  });

  it('the bank code of an IBAN, whichever the branch', () => {
    expect(
      said(inCountry('GR', choosing(lighthouse), writing('iban', 'GR93 0119 8760 0000 0012 3456 789'))),
    ).toEqual(['iban: The IBAN has the bank code 011. Aegean Lighthouse Bank, which you chose, has 990.']);
    expect(
      said(inCountry('GR', choosing(lighthouse), writing('iban', 'GR94 9900 0030 0000 0123 4567 890'))),
    ).toEqual([]);
  });

  it('a routing number and a BIC that are typed after the bank was chosen or proposed', () => {
    for (const taking of [choosing, proposing])
      expect(
        said(
          inCountry(
            'US',
            taking(cottonwood),
            writing('routingCode', '999000111'),
            writing('swiftBicCode', 'GRZTUS2X'),
          ),
        ),
      ).toEqual([
        'routingCode: This code is of another bank or branch. Cottonwood Bank, which you chose, has 999000012.',
        'swiftBicCode: This code is of another bank. Cottonwood Bank, which you chose, has CTWDUS2X.',
      ]);
  });

  it('no other branch of the bank, nor the number of an American bank for local payments', () => {
    const sandbourne = bankOf('Sandbourne Bank', 'SNDBGB2L', '20-00-01');
    expect(said(inCountry('GB', choosing(sandbourne), writing('routingCode', '20-45-77')))).toEqual([]);
    expect(said(inCountry('GB', choosing(sandbourne), writing('routingCode', '40-45-77')))).toEqual([
      'routingCode: This code is of another bank or branch. Sandbourne Bank, which you chose, has 20-00-01.',
    ]);
    const both = [writing('routingCode', '999000012'), writing('localRoutingCode', '999000111')];
    expect(said(inCountry('US', choosing(cottonwood), ...both))).toEqual([]);
  });

  it('a bank of the text whose code leads to another one, whose BIC was proposed', () => {
    const american = 'Bank: Gristmill Trust\nAccount: 123456789\nABA: 999000111';
    expect(said(inCountry('US', reading(american), proposing(cottonwood)))).toEqual([
      'bankName: The BIC CTWDUS2X is of another bank: Cottonwood Bank.',
    ]);
    const typed = [writing('swiftBicCode', 'GRZTUS2X'), writing('routingCode', '999000012')];
    expect(said(inCountry('US', reading(american), ...typed, proposing(cottonwood)))).toEqual([
      'bankName: The code 999000012 is of another bank: Cottonwood Bank.',
    ]);
    const longer = 'Bank: Cottonwood Bank, N.A.\nAccount: 123456789\nABA: 999000111';
    expect(said(inCountry('US', reading(longer), proposing(cottonwood)))).toEqual([]);
  });

  it('the bank and the BIC of a text whose IBAN is of another bank', () => {
    const iban = 'IBAN: GR94 9900 0030 0000 0123 4567 890';
    const forged = `${iban}\nBank: Alpha Harbor Bank\nBIC: CRBAGRAA`;
    expect(said(inCountry('GR', reading(forged), proposing(lighthouse)))).toEqual([
      'swiftBicCode: The IBAN is of another bank: Aegean Lighthouse Bank, with the code AGLKGR2X.',
      'bankName: The IBAN is of another bank: Aegean Lighthouse Bank.',
    ]);
    expect(said(inCountry('GR', reading(`${iban}\nBIC: CRBAGRAA`), proposing(lighthouse)))).toEqual([
      expect.stringMatching(/^swiftBicCode: .+Aegean Lighthouse Bank/),
    ]);
    const own = `${iban}\nBank: Aegean Lighthouse Bank SA\nBIC: AGLKGR2XATH`;
    expect(said(inCountry('GR', reading(own), proposing(lighthouse)))).toEqual([]);
  });

  it('nothing of a bank that the user has named otherwise since, nor of one in another country', () => {
    const other = [writing('bankName', 'Meltemi Bank'), writing('swiftBicCode', 'MLTMGR2X')];
    const iban = writing('iban', 'GR93 0119 8760 0000 0012 3456 789');
    expect(said(inCountry('GR', choosing(lighthouse), ...other, iban))).toEqual([]);
    expect(said(inCountry('GR', choosing(lighthouse), writing('bankCountry', 'US'), iban))).not.toContain(
      expect.stringContaining('which you chose'),
    );
  });

  it('nothing where the directory has no code of the bank', () => {
    const { nationalBankCode: _none, ...unknown } = lighthouse;
    expect(
      said(inCountry('GR', choosing(unknown), writing('iban', 'GR93 0119 8760 0000 0012 3456 789'))),
    ).toEqual([]);
  });

  it('and asks for a tick before it is saved, once for these numbers and this bank', () => {
    const state = inCountry('IN', reading(indian), choosing(malabar));
    expect(areContradictionsConfirmed(state)).toBe(false);
    const confirmed = reduceWizard(state, { type: 'contradictions-confirmed', confirmed: true });
    expect(areContradictionsConfirmed(confirmed)).toBe(true);
    expect(whyCannotSave(confirmed, false)).not.toBe('contradictions');
    const changed = reduceWizard(confirmed, writing('routingCode', 'HDFC0000009'));
    expect(areContradictionsConfirmed(changed)).toBe(false);
  });
});

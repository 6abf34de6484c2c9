import { describe, expect, it } from 'vitest';
import { comesWith, importsOf, piecesOf } from './importGraph.ts';

const application = 'packages/web/src/main.tsx';
const wizardOf = (partner: string): readonly string[] =>
  ['AddBeneficiaryPage', 'EditBeneficiaryPage'].map(
    (page) => `packages/web/src/${partner}/beneficiaries/wizard/${page}.tsx`,
  );

/** The pattern engine and the table of IBANs: together heavier than the framework. */
const heavy = ['re2js', 'ibantools'];

const bringing = (name: string): readonly string[] =>
  piecesOf(application)
    .filter((piece) => comesWith(piece).has(name))
    .toSorted();

describe('the pieces of the web application', () => {
  it('the pattern engine comes with the wizards of a beneficiary and with nothing else', () => {
    const wizards = piecesOf(application).filter((piece) => piece.includes('/beneficiaries/wizard/'));
    expect(wizards).toEqual(expect.arrayContaining([...wizardOf('corpay')]));
    expect(bringing('re2js')).toEqual(wizards.toSorted());
  });

  it('the table of IBANs comes with the wizards of a beneficiary and with nothing else', () => {
    expect(bringing('ibantools')).toEqual([...wizardOf('corpay'), ...wizardOf('ofx')]);
  });

  it('the administrator tools come with their own page and their own calls, and with nothing that others load', () => {
    expect(bringing('packages/domain/src/administration/administrationMessages.ts')).toEqual([
      'packages/adapters/src/administration/connectAdministration.ts',
      'packages/web/src/administration/page/AdministrationPages.tsx',
    ]);
  });

  it('the landing page brings none of the application', () => {
    for (const name of [...heavy, 'react', 'mobx', 'aws-amplify'])
      expect(comesWith('packages/web/src/landing/landing.ts')).not.toContain(name);
  });

  it('are found by following every import', () => {
    expect(piecesOf(application)).toEqual(
      expect.arrayContaining([
        'packages/web/src/shell/SecureArea.tsx',
        'packages/web/src/corpay/CorpayGateway.tsx',
        'packages/web/src/corpay/beneficiaries/BeneficiariesPage.tsx',
      ]),
    );
    expect(comesWith(application)).toContain('react');
    // Its types are left out.
    expect(importsOf('packages/domain/src/corpay/session/corpaySession.ts').with).toEqual([
      'packages/domain/src/beneficiaries/beneficiarySlice.ts',
    ]);
  });
});

const withEveryCommand = (name: string) =>
  ['main.ts', 'corpay/beneficiaryVerbs.ts'].filter((entry) =>
    comesWith(`packages/cli/src/${entry}`).has(name),
  );

describe('the command line', () => {
  it.each(heavy)('%s is loaded by no command before it saves or judges something', (name) => {
    expect(withEveryCommand(name)).toEqual([]);
  });

  it('the schemas of what commands write are loaded by no command: their help asks for them', () => {
    for (const entry of ['runProduct.ts', 'corpay/beneficiaryVerbs.ts'])
      expect(comesWith(`packages/cli/src/${entry}`)).not.toContain(
        'packages/cli/src/outputs/commandOutputs.ts',
      );
  });

  it('what measures every script is loaded by no command before it shows something else than Latin', () => {
    expect(withEveryCommand('string-width')).toEqual([]);
    expect(withEveryCommand('packages/cli/src/terminal/formatTable.ts')).toEqual([
      'corpay/beneficiaryVerbs.ts',
    ]);
  });
});

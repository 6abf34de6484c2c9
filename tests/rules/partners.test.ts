import { expect, it } from 'vitest';
import { sourcesOf } from './folderGraph.ts';
import { linesMatching } from './repository.ts';

/** Packages are added as they come to hold it. */
const withNeutralFeatures = ['adapters', 'cli', 'domain', 'sandbox', 'services', 'web'];

/** A partner's name, unless it begins the id of a rule such as OFX-QUOTE-14. */
const partnerName = /corpay|ofx(?!-[A-Z]+-\d)/i;

const belongsToPartner = (path: string) =>
  /\/(?:corpay|ofx)\//.test(path) || /^packages\/[^/]+\/src\/partners\.ts$/.test(path);

/** What else may name a partner, and why. */
const mayNamePartners: Readonly<Record<string, string>> = {
  'packages/domain/src/identity/user.ts': 'the type FxPartner and its default',
  'packages/domain/src/identity/registration.ts': 'says what is kept where a sign-up names no partner',
  'packages/sandbox/src/users/fxPartner.ts': 'the type FxPartner',
  'packages/sandbox/src/users/seededUsers.ts': 'the stories',
  'packages/sandbox/src/accounts/accountSeeds.ts': 'the stories',
  'packages/sandbox/src/accounts/administrationSeeds.ts': 'the stories',
  'packages/services/src/administration/integrationKinds.ts':
    'the kinds of integrations as they are specified',
  'packages/services/src/settings/servicesSettingsSchema.ts':
    'the settings of the services as they are specified',
  'packages/domain/src/administration/integrationKinds.ts': 'the kinds of integrations as they are specified',
  'packages/sandbox/src/server/buildClientConfiguration.ts': 'config.json as it is specified',
  'packages/cli/src/identity/loginVerb.ts': 'the examples of the help',
  'packages/cli/src/conformance/conformanceVerb.ts': 'the examples of the help',
  'packages/cli/src/command-tree/buildProgram.ts': 'the examples of the help',
  'packages/cli/src/sandbox/sandboxFaultsVerb.ts': 'the examples of the help',
  'packages/cli/src/outputs/replayOutputSchema.ts': 'a description that scripts are given',
  'packages/web/src/routing/paths.ts': 'the routes as they are specified',
};

it.each(withNeutralFeatures)('outside its entry and its features nothing in %s names a partner', (name) => {
  const neutral = sourcesOf(name).filter((path) => !belongsToPartner(path) && !(path in mayNamePartners));
  expect(neutral.flatMap((path) => linesMatching(path, partnerName))).toEqual([]);
});

it('what may name a partner does so', () => {
  const silent = Object.keys(mayNamePartners).filter((path) => linesMatching(path, partnerName).length === 0);
  expect(silent).toEqual([]);
});

it('a name is found in an import, in a type and in a text, and not in the id of a rule', () => {
  const found = ["from './corpay/index.ts'", 'CorpayFailure', "'/ofx/login'", '(OFX-QUOTE-14)'].map((line) =>
    partnerName.test(line),
  );
  expect(found).toEqual([true, true, true, false]);
});

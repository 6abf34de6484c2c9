import { valuesOf } from '../valuesOf.mjs';

const administration = ['domain/src/administration/administration.test.ts'];
const kinds = [
  'corpayClient',
  'corpayPartner',
  'testingCorpayPartner',
  'facilitapayClient',
  'testingFacilitapayClient',
];

export const identityAndAccounts = [
  ...valuesOf(
    'domain/src/identity/passwords.ts',
    ['domain/src/identity/identityForms.test.ts'],
    [['IDENT-21, REG-10, FORGOT-6, SET-13, S-65', 'shortestPassword = 8', 'shortestPassword = 9']],
  ),
  ...valuesOf(
    'adapters/src/identity/connectPasswordService.ts',
    ['adapters/src/identity/connectPasswordService.test.ts'],
    [['IDENT-26', 'signInLife = 3 * 60_000', 'signInLife = 3 * 60_001']],
  ),
  ...valuesOf(
    'web/src/shell/isCurrentNavItem.ts',
    ['web/src/shell/isCurrentNavItem.test.ts'],
    [['SHELL-6', 'slice(0, 2)', 'slice(0, 3)']],
  ),
  ...valuesOf('domain/src/administration/integrationKinds.ts', administration, [
    ['ADMIN-6', "IntegrationKind = 'corpayClient'", "IntegrationKind = 'corpayPartner'"],
    ...kinds.map((kind) => ['ADMIN-23', `  '${kind}',\n`, '']),
  ]),
  ...valuesOf(
    'domain/src/administration/findFormerHolders.ts',
    ['domain/src/administration/findFormerHolders.test.ts'],
    [['ADMIN-33', 'lateDays = 7', 'lateDays = 6']],
  ),
  ...valuesOf('domain/src/administration/integration.ts', administration, [
    ['S-73, ADMIN-7', '\\d{5}API_USER', '\\d{6}API_USER'],
    ['S-73', '\\d{5}API_USER$', '\\d{5}_API_USER$'],
  ]),
  ...valuesOf(
    'adapters/src/system/waitWithinTimeLimit.ts',
    ['adapters/src/system/waitWithinTimeLimit.test.ts'],
    [['S-49', 'callTimeLimit = 30_000', 'callTimeLimit = 30_001']],
  ),
  ...valuesOf(
    'adapters/src/http/sendWithReadRetries.ts',
    ['adapters/src/http/sendWithReadRetries.test.ts'],
    [['IDENT-14', 'pauses = [250, 450]', 'pauses = [250, 450, 450]']],
  ),
  ...valuesOf(
    'domain/src/recorder/recorder.ts',
    ['domain/src/corpay/recording/replayRecording.test.ts'],
    [['REC-3', 'mostNotes = 500', 'mostNotes = 501']],
  ),
  ...valuesOf(
    'web/src/fetching/useLazyPage.ts',
    ['web/src/fetching/LazyPageLoader.test.tsx'],
    [['ERR-5', 'timeLimitMs = 8_000', 'timeLimitMs = 8_001']],
  ),
  ...valuesOf(
    'adapters/src/http/makeAnswerReader.ts',
    [
      'adapters/src/http/*.test.ts',
      'adapters/src/corpay/connectCorpay.test.ts',
      'adapters/src/ofx/*.test.ts',
    ],
    [
      ['ERR-33, S-81', 'status === 401', 'status === 402'],
      ['CP-API-2, CP-API-3, ERR-34, S-81', 'status === 403', 'status === 404'],
    ],
  ),
];

import { valuesOf } from '../valuesOf.mjs';

const brands = ['domain/src/branding/branding.test.ts'];
const terms = ['domain/src/terms/terms.test.ts'];

export const brandsAndTerms = [
  ...valuesOf('domain/src/branding/themes.ts', brands, [
    ['THEME-2', "origin: 'steamchain'", "origin: 'default'"],
    ['THEME-2', "origin: 'afs'", "origin: 'AFS'"],
    ['THEME-2', "origin: 'test'", "origin: 'testing'"],
    ['THEME-3', "origin: 'steamchain',\n    fiatOnly: false", "origin: 'steamchain',\n    fiatOnly: true"],
    ['THEME-3', 'requireLogin: false', 'requireLogin: true'],
    ['THEME-3', 'ratesLogo: false,\n    favicon: null', 'ratesLogo: true,\n    favicon: null'],
    ['THEME-4', 'favicon: null', "favicon: '/favicon.svg'"],
    ['THEME-4', 'className: null', "className: 'steamchain'"],
    ['THEME-5', "className: 'test_theme'", "className: 'test-theme'"],
    [
      'THEME-5',
      "fiatOnly: true,\n    className: 'test_theme'",
      "fiatOnly: false,\n    className: 'test_theme'",
    ],
    [
      'THEME-5',
      "className: 'test_theme',\n    requireLogin: true",
      "className: 'test_theme',\n    requireLogin: false",
    ],
    [
      'THEME-5',
      "ratesLogo: false,\n    favicon: '/brand/test-icon.svg'",
      "ratesLogo: true,\n    favicon: '/brand/test-icon.svg'",
    ],
    ['THEME-6', "pageTitle: 'TEST PAYMENTS'", "pageTitle: 'Test Payments'"],
    ['THEME-7', "className: 'afs'", "className: 'afs_theme'"],
    ['THEME-7', "fiatOnly: true,\n    className: 'afs'", "fiatOnly: false,\n    className: 'afs'"],
    ['THEME-7', "className: 'afs',\n    requireLogin: true", "className: 'afs',\n    requireLogin: false"],
    [
      'THEME-7',
      "ratesLogo: true,\n    favicon: '/brand/afs-icon.svg'",
      "ratesLogo: false,\n    favicon: '/brand/afs-icon.svg'",
    ],
    ['THEME-8', "pageTitle: 'AFS FX Advantage'", "pageTitle: 'AFS Advantage'"],
    ['THEME-9', "favicon: '/brand/afs-icon.svg'", 'favicon: null'],
  ]),
  ...valuesOf('domain/src/branding/resolveBrandOrigin.ts', brands, [
    ['THEME-16', "brandOriginStorageKey = 'sessionOrigin'", "brandOriginStorageKey = 'origin'"],
  ]),
  ...valuesOf('domain/src/terms/agreementTerms.ts', terms, [
    ['LEGAL-1', 'May 06, 2020', 'May 07, 2020'],
    ['LEGAL-10, LEGAL-28', 'minimumAge: 18', 'minimumAge: 19'],
    ['LEGAL-13', "serviceFeePercent: '1.5'", "serviceFeePercent: '1.6'"],
    ['LEGAL-15', 'clearingBusinessDays: 5', 'clearingBusinessDays: 6'],
    ['LEGAL-21', 'completionDays: 90', 'completionDays: 91'],
    ['LEGAL-24', 'complaintBusinessDays: 15', 'complaintBusinessDays: 16'],
    ['LEGAL-24', 'exceptionalComplaintBusinessDays: 35', 'exceptionalComplaintBusinessDays: 36'],
    ['LEGAL-25', "'Oregon'", "'Ohio'"],
    ['LEGAL-26', "'American Arbitration Association'", "'Arbitration Association'"],
    ['LEGAL-29', "'five years'", "'six years'"],
  ]),
  ...valuesOf('domain/src/terms/landingPageFigures.ts', terms, [
    ['LAND-13, S-14', 'setupMinutes: 30', 'setupMinutes: 31'],
    ['LAND-15', 'least: 60', 'least: 61'],
    ['LAND-15', 'most: 70', 'most: 71'],
    ['LAND-16', "'145+'", "'146+'"],
    ['LAND-16', "'200+'", "'201+'"],
    ['LAND-18', "'$500'", "'$501'"],
    ['LAND-19', 'bank: 50', 'bank: 51'],
    ['LAND-19', 'here: 5 ', 'here: 6 '],
    ['LAND-22', 'onboardingSteps: 5', 'onboardingSteps: 6'],
    ['LAND-22, S-14', "reviewDays: '3-4'", "reviewDays: '3-5'"],
  ]),
];

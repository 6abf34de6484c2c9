import { readOriginOfAddress } from '../address-parts/readOriginOfAddress.ts';
import { settingLocation, type CauseRows } from './causeRow.ts';

/** Why a config.json that was named cannot be used. */
export const configurationCauses = {
  'configuration-broken': {
    cause: ({ seen }) => `The file config.json ${seen}.`,
    change: ({ seen, setting }) =>
      seen === 'is empty'
        ? `put the whole of config.json at ${setting} again: nothing of it is there.`
        : `mend that in config.json at ${setting}.`,
  },
  'configuration-page': {
    cause: ({ seen, instead }) =>
      instead === null
        ? `The file config.json was not deployed: ${seen} answers with a page of its site in its place.`
        : `The address ${instead} names a page of the site, not its config.json.`,
    change: ({ setting, instead }) =>
      instead === null
        ? `upload config.json beside index.html, or correct ${settingLocation(setting)}.`
        : `${settingLocation(setting)} to ${readOriginOfAddress(instead)}/config.json.`,
  },
  'configuration-denied': {
    cause: ({ seen }) =>
      `The file config.json is not there, or may not be read: ${seen} answers 403, as a bucket does in both cases.`,
    change: () => 'upload config.json beside index.html, or let it be read by everybody.',
  },
  'configuration-behind-sign-in': {
    cause: ({ seen }) => `A sign-in stands before the site: config.json is answered ${seen}.`,
    change: () =>
      'let config.json through without that sign-in (it holds no secret), or save it with a browser and name that file after --config.',
  },
  'configuration-field': {
    cause: ({ seen }) => seen,
    change: ({ setting }) => `${setting}.`,
  },
  'configured-path-missing': {
    cause: ({ seen, said }) =>
      `The service is well, and does not have the path that config.json names for ${seen}: ${said ?? 'no signature lets a call in there'}.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to the path that the service has for it, or remove it where the service has none.`,
  },
} as const satisfies CauseRows;

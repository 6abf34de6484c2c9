import type { Plugin } from 'vite';

/** Parts of libraries that nothing here can reach, by the end of their path, and what stands in their place. */
const parts: Readonly<Record<string, string>> = {
  // The names of all icons, for those that are looked up by name: here every icon is an element that is imported.
  '/@blueprintjs/icons/lib/esm/iconNames.js':
    'export const IconNames = {}; export const IconNamesSet = new Set();',
  // Loads the drawing of an icon that is looked up by its name.
  '/@blueprintjs/icons/lib/esm/iconLoader.js':
    'export class Icons { static getPaths() {} static async load() {} }',
  // Translates files of other tools into a configuration: here it is written as the library wants it.
  '/@aws-amplify/core/dist/esm/utils/parseAmplifyConfig.mjs':
    'export const parseAmplifyConfig = (configuration) => configuration;',
  // Keeps tokens in cookies, for pages that a server writes.
  '/@aws-amplify/core/dist/esm/storage/CookieStorage.mjs': 'export class CookieStorage {}',
};

/** Leaves out of the bundle what its libraries carry and nothing here can reach. */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  enforce: 'pre',
  load: (id) => parts[Object.keys(parts).find((end) => id.endsWith(end)) ?? ''] ?? null,
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds the licence of the typeface, which comes from no package, to the file of licences that Vite writes. The mark at
 * its beginning says that it is UTF-8: hosts send a text without saying so, and makers have names with accents.
 */
export const fontLicence = (root: string, file: string): Plugin => ({
  name: 'font-licence',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const licences = bundle[file];
      if (licences?.type !== 'asset') this.error(`${file} is not written, so the licences are told nowhere.`);
      const font = readFileSync(join(root, 'src/branding/fonts/hanken-grotesk-license.txt'), 'utf8').trim();
      licences.source = `\uFEFF${licences.source.toString()}\n## Hanken Grotesk (OFL-1.1)\n\n${font}\n`;
    },
  },
});

import type { Plugin } from 'vite';
import { defaultTheme } from '../../domain/src/branding/themes.ts';
import type { SiteConfiguration } from '../src/publicPages/siteConfiguration.ts';

/** RFC 9116 asks for less than a year, so that nobody writes to an address that nobody reads any more. */
const lastsMs = 364 * 86_400_000;

const nobody = 'security@example.invalid';
const isPlainAddress = /^[^\s@]+@[^\s@]+$/;

/** Whom to write to about a weakness (SITE-4), in the form of RFC 9116: the address of support of the default brand. */
export const securityText = (
  site: Pick<SiteConfiguration, 'contactEmails'> | null,
  builtAt: Date,
): string => {
  const email = site?.contactEmails.get(defaultTheme.origin) ?? '';
  const isKnown = isPlainAddress.test(email);
  const ends = new Date(builtAt.getTime() + lastsMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    ...(isKnown
      ? ['# Leave the finding itself out of the first mail; ask for a way to tell it in private.']
      : ['# Nobody reads this address: npm run build -- --config config.json writes that of support.']),
    `Contact: mailto:${isKnown ? email : nobody}`,
    `Expires: ${ends}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
};

/** Writes it after the release has its id: the moment in it would make another release of the same files (SITE-3). */
export const securityFile = (site: SiteConfiguration | null): Plugin => ({
  name: 'security-file',
  apply: 'build',
  enforce: 'post',
  generateBundle() {
    const source = securityText(site, new Date());
    this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
  },
});

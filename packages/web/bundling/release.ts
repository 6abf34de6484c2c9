import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What a release is made of: its files by their names, and what is in those whose name stays. */
type Files = Readonly<Record<string, { readonly type: string; readonly source?: string | Uint8Array }>>;

/** The id of a release: the same for the same files, and another for any other. */
export const releaseIdOf = (files: Files): string => {
  const hash = createHash('sha256');
  for (const [name, { source }] of Object.entries(files).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    hash.update(`${name}\n`);
    // The names of all others hold what is in them.
    if (!name.startsWith('assets/') && source !== undefined) hash.update(source);
  }
  return hash.digest('hex').slice(0, 12);
};

/**
 * Writes the id of the release (SITE-3) into the application's page, into `release.json`, where open tabs and operators read
 * it, and into `healthz`, which whoever watches the site asks for (SITE-4).
 */
export const release = (page: string): Plugin => ({
  name: 'release',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const id = releaseIdOf(bundle);
    const application = bundle[page];
    if (application?.type !== 'asset') this.error(`${page} is not written, so nothing can name its release.`);
    application.source = application.source
      .toString()
      .replace('</title>', `</title>\n    <meta name="release" content="${id}" />`);
    const emit = (fileName: string, told: object): void => {
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(told)}\n` });
    };
    emit('release.json', { release: id });
    emit('healthz', { status: 'ok', release: id });
  },
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from './repository.ts';

describe('the font of the product', () => {
  const fonts = filesUnder('packages/web').filter((path) => path.endsWith('.woff2'));

  it.each(fonts)('%s weighs at most 40 kB', (path) => {
    expect(statSync(join(root, path)).size).toBeLessThanOrEqual(40_000);
  });

  it('comes with its licence, and never takes the place of text that is already set', () => {
    expect(fonts).toHaveLength(2);
    expect(textOf('packages/web/src/branding/fonts/hanken-grotesk-license.txt')).toContain(
      'SIL Open Font License',
    );
    for (const path of ['branding/applicationFont.css', 'publicPages/public.css'])
      expect(textOf(`packages/web/src/${path}`)).toContain('font-display: optional');
  });
});

import { describe, expect, it } from 'vitest';
import { browserMessages, buildTargets } from '../../packages/web/bundling/supportedBrowsers.ts';
import { textOf } from './repository.ts';

const { browserslist } = JSON.parse(textOf('package.json')) as { readonly browserslist: readonly string[] };

describe('the browsers that the product is made for', () => {
  it('stand once, in package.json, and are what the build is held to', () => {
    expect(buildTargets(['chrome >= 120', 'ios_saf >= 17'])).toEqual(['chrome120', 'ios17']);
    expect(buildTargets(browserslist)).toHaveLength(5);
    expect(textOf('vite.config.ts')).toContain('target: buildTargets(manifest.browserslist)');
  });

  it('are those that README names', () => {
    expect(browserMessages(['chrome >= 120', 'edge >= 121', 'safari >= 17'])).toBe(
      'Chrome 120, Edge 121 or Safari 17',
    );
    expect(textOf('README.md')).toContain(browserMessages(browserslist).replace(' or ', ' and '));
  });

  it('are named so that the bundler knows them, or not at all', () => {
    expect(() => buildTargets(['op_mini all'])).toThrow("browserslist cannot name 'op_mini all'");
    expect(() => buildTargets(['opera >= 100'])).toThrow("browserslist cannot name 'opera >= 100'");
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { largeIcons, withoutLargeDrawing } from '../../packages/web/bundling/smallIcons.ts';
import { filesUnder, root, textOf } from './repository.ts';

const fileOf = (icon: string): string =>
  join(root, 'node_modules/@blueprintjs/icons/lib/esm/generated/components', `${icon}.js`);

const imported = /import \{(?<names>[^}]*)\} from '@blueprintjs\/icons';/g;
/** From this size on an icon is drawn on its larger grid. */
const largeSize = 20;

const icons = filesUnder('packages/web/src')
  .filter((path) => path.endsWith('.tsx'))
  .map(textOf)
  .flatMap((text) =>
    [...text.matchAll(imported)]
      .flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
      .map((name) => name.trim())
      .map((name) => ({
        icon: name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase(),
        sizes: [...text.matchAll(new RegExp(`<${name}\\b(?<how>[^>]*)>`, 'g'))].map(({ groups }) =>
          Number(/^ size=\{(\d+)\} \/$/.exec(groups?.['how'] ?? '')?.[1] ?? Number.NaN),
        ),
      })),
  );

describe('the icons', () => {
  it('say in numbers how large they are drawn', () => {
    expect(icons.length).toBeGreaterThan(8);
    expect(icons.filter(({ sizes }) => sizes.length === 0 || sizes.some(Number.isNaN))).toEqual([]);
  });

  it('keep their larger drawing where one of that size is drawn, and only there', () => {
    const large = icons.filter(({ sizes }) => sizes.some((size) => size >= largeSize));
    expect([...new Set(large.map(({ icon }) => icon))].toSorted()).toEqual(largeIcons.toSorted());
  });

  it.each([...new Set(icons.map(({ icon }) => icon))])('%s is written as it was', (icon) => {
    const code = readFileSync(fileOf(icon), 'utf8');
    const without = withoutLargeDrawing(code, fileOf(icon));
    if (largeIcons.includes(icon)) expect(without).toBeNull();
    else expect(without).toContain('const PATHS_20 = PATHS_16;');
  });
});

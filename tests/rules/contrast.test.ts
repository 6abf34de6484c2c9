import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '@fx-gateway/domain/branding/theme.ts';
import { themes } from '@fx-gateway/domain/branding/themes.ts';
import { describe, expect, it } from 'vitest';
import { root } from './repository.ts';

const sheet = readFileSync(join(root, 'packages/web/src/branding/tokens.css'), 'utf8');

type Colours = Readonly<Record<string, string>>;

const declarations = (block: string): Colours =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]),
  );

const [dark, light] = ((): readonly [string, string] => {
  const inDark = /@media screen and \(prefers-color-scheme: dark\) \{([\s\S]*?\n)\}/g;
  return [[...sheet.matchAll(inDark)].map((found) => found[1]).join('\n'), sheet.replaceAll(inDark, '')];
})();

const ruleOf = (css: string, selector: string): Colours =>
  Object.assign(
    {},
    ...[...css.matchAll(/(:root[\w.]*) \{([^}]*)\}/g)]
      .filter((found) => found[1] === selector)
      .map((found) => declarations(found[2] ?? '')),
  );

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const surfaces = ['surface-page', 'surface', 'surface-raised', 'surface-sunken'];
const pairs = [
  ...['text', 'text-quiet', 'link', 'danger', 'warning', 'positive'].flatMap((ink) =>
    surfaces.map((ground) => ({ ink, ground, least: 4.5 })),
  ),
  ...['text', 'text-quiet'].flatMap((ink) =>
    ['accent-soft', 'positive-soft', 'warning-soft', 'danger-soft'].map((ground) => ({
      ink,
      ground,
      least: 4.5,
    })),
  ),
  { ink: 'accent-text', ground: 'accent', least: 4.5 },
  { ink: 'accent-text', ground: 'accent-hover', least: 4.5 },
  { ink: 'link', ground: 'accent-soft', least: 4.5 },
  { ink: 'positive', ground: 'positive-soft', least: 4.5 },
  { ink: 'warning', ground: 'warning-soft', least: 4.5 },
  { ink: 'danger', ground: 'danger-soft', least: 4.5 },
  ...['line-control', 'focus', 'accent'].flatMap((ink) =>
    surfaces.map((ground) => ({ ink, ground, least: 3 })),
  ),
];

const ruleNameOf = ({ className }: Theme): string => (className === null ? ':root' : `:root.${className}`);

const brands = Object.entries(themes).map(([origin, theme]) => [origin, ruleNameOf(theme)] as const);

describe.each(brands)('the colours of %s', (_origin, theme) => {
  it.each([
    ['light', { ...ruleOf(light, ':root'), ...ruleOf(light, theme) }],
    [
      'dark',
      {
        ...ruleOf(light, ':root'),
        ...ruleOf(dark, ':root'),
        // With its class a brand's colour by day outweighs one by night that all brands have.
        ...ruleOf(light, theme),
        ...ruleOf(dark, theme),
      },
    ],
  ] as const)('can be read by everyone in the %s', (_mode, colours) => {
    const tooWeak = pairs.flatMap(({ ink, ground, least }) => {
      const [front, back] = [colours[ink], colours[ground]];
      if (front === undefined || back === undefined) return [`${ink} on ${ground} is not a colour`];
      const found = contrast(front, back);
      return found < least ? [`${ink} on ${ground}: ${found.toFixed(2)} < ${least}`] : [];
    });
    expect(tooWeak).toEqual([]);
  });
});

describe('the colour around a page', () => {
  it.each(brands)('is that of the pages of %s, by day and by night', (origin, theme) => {
    const around = readFileSync(join(root, 'packages/web/src/branding/pageColours.ts'), 'utf8');
    const [day, night] = [light, dark].map((css) => ruleOf(css, theme)['surface-page']);
    expect(around).toContain(`${origin}: { light: '${day}', dark: '${night}' }`);
  });
});

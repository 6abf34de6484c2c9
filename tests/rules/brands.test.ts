import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTheme, themes } from '@fx-gateway/domain/branding/themes.ts';
import { expect, it } from 'vitest';
import { buildClientConfiguration } from '../../packages/sandbox/src/server/buildClientConfiguration.ts';
import { defaultSettings } from '../../packages/sandbox/src/server/settings/sandboxSettings.ts';
import { root, textOf } from './repository.ts';

const others = Object.values(themes).filter((theme) => theme !== defaultTheme);
const { branding } = buildClientConfiguration('http://127.0.0.1', defaultSettings);
const site = textOf('docs/deploy/site.json');
const listOf = (name: string): string => new RegExp(`var ${name} = \\[([^\\]]*)\\]`).exec(site)?.[1] ?? '';

/** What a brand still lacks outside its record, where no compiler sees it: a sentence each, for who adds one. */
const missingOf = ({ origin, className, favicon, requireLogin }: (typeof others)[number]) => {
  const tokens = textOf('packages/web/src/branding/tokens.css');
  const names = textOf('packages/web/src/publicPages/public.css');
  const chosen = `:root.${String(className)} [data-brand]:not([data-brand='${origin}'])`;
  const unlessOther = /:root:not\(([^)]*)\) \[data-brand\]/.exec(names)?.[1] ?? '';
  const needs: Readonly<Record<string, boolean>> = {
    'a class name': className !== null,
    'colours by day in tokens.css': tokens.includes(`\n:root.${String(className)} {`),
    'colours by night in tokens.css': tokens.includes(`\n  :root.${String(className)} {`),
    'its name on public pages, in public.css': names.includes(chosen),
    'no name of the default brand beside its own, in public.css': unlessOther
      .split(', ')
      .includes(`.${String(className)}`),
    'its favicon in packages/web/public':
      favicon !== null && existsSync(join(root, 'packages/web/public', favicon)),
    'an address in the config.json of the sandbox': Object.hasOwn(branding.contactEmails, origin),
    'an address in the sample of docs/deploy.md': textOf('docs/deploy.md').includes(`"${origin}": "…"`),
    'its pages at the host of docs/deploy/site.json': listOf('themes').includes(`'${origin}'`),
    'its sign-in at the host of docs/deploy/site.json':
      listOf('themesWithLogin').includes(`'${origin}'`) === requireLogin,
  };
  return Object.keys(needs)
    .filter((need) => needs[need] !== true)
    .map((need) => `${origin} needs ${need}`);
};

it('a brand has everything that its record does not hold, or this says what it lacks', () => {
  expect(others.flatMap(missingOf)).toEqual([]);
  expect(missingOf({ ...defaultTheme, origin: 'afs', className: 'nowhere', favicon: '/none.svg' })).toEqual(
    expect.arrayContaining([
      'afs needs colours by day in tokens.css',
      'afs needs its favicon in packages/web/public',
    ]),
  );
});

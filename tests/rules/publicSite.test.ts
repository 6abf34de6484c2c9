import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTheme, themes } from '@fx-gateway/domain/branding/themes.ts';
import { describe, expect, it } from 'vitest';
import { readSiteConfiguration, withAddresses } from '../../packages/web/bundling/contactAddresses.ts';
import { withOperator } from '../../packages/web/bundling/operatorOnPages.ts';
import { metaTags, socialPicture } from '../../packages/web/bundling/pageMeta.ts';
import { publicPages, readSiteOrigin } from '../../packages/web/bundling/publicAddresses.ts';
import { robots, sitemap } from '../../packages/web/bundling/siteFiles.ts';
import { themedPage } from '../../packages/web/bundling/themedPage.ts';
import { root, textOf } from './repository.ts';

const site = 'https://fx.example.test';
const entryOf = (file: string) => textOf(join('packages/web', file));
const contents = (html: string, path: string, origin: string | null): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    metaTags(html, path, origin).map(({ attrs = {} }) => [
      attrs['property'] ?? attrs['name'] ?? attrs['rel'],
      attrs['content'] ?? attrs['href'],
    ]),
  );

describe('the origin that a build is told', () => {
  it.each([
    ['https://fx.example.test', 'https://fx.example.test'],
    ['https://fx.example.test/', 'https://fx.example.test'],
    ['http://127.0.0.1:4400', 'http://127.0.0.1:4400'],
    ['', null],
    [undefined, null],
  ])('%j is %j', (given, origin) => expect(readSiteOrigin(given)).toBe(origin));

  it.each(['fx.example.test', 'https://fx.example.test/app', 'https://fx.example.test?x', 'ftp://fx.test'])(
    '%j is refused in a sentence',
    (given) => expect(() => readSiteOrigin(given)).toThrow(`not "${given}"`),
  );
});

describe.each(Object.entries(publicPages))('the entry %s', (file, { path, everyTheme }) => {
  const html = entryOf(file);

  it('tells whoever links to it what it is and where it lives', () => {
    const tags = contents(html, path, site);
    expect(String(tags['og:title']).length).toBeGreaterThan(10);
    expect(String(tags['og:description']).length).toBeGreaterThan(50);
    expect(tags).toMatchObject({
      canonical: site + path,
      'og:url': site + path,
      'og:image': `${site}${socialPicture.path}`,
      'twitter:card': 'summary_large_image',
    });
  });

  it('names no address where the build was told none', () => {
    expect(Object.keys(contents(html, path, null))).not.toEqual(
      expect.arrayContaining(['canonical', 'og:url', 'og:image']),
    );
  });

  it('asks for the script of the first paint before its style sheet', () => {
    expect(html.indexOf('<!-- first paint -->')).toBeGreaterThan(0);
    expect(html.indexOf('<!-- first paint -->')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('is written for every theme where every theme has it (THEME-18, THEME-19)', () => {
    if (!everyTheme) return expect(html).toContain('data-page="landing"');
    const meta = `<meta property="og:site_name" content="${defaultTheme.branding}"><meta property="og:title" content="X: ${defaultTheme.pageTitle}">`;
    const page = themedPage(html.replace('</head>', `${meta}</head>`), {
      theme: themes.afs,
      colours: { light: '#aaaaaa', dark: '#bbbbbb' },
      instead: defaultTheme,
    });
    expect(page).toContain(`class="${themes.afs.className}"`);
    expect(page).toContain(`: ${themes.afs.pageTitle}</title>`);
    expect(page).toContain(`href="${themes.afs.favicon}"`);
    expect(page).toMatch(/light\)" content="#aaaaaa"[\s\S]*dark\)" content="#bbbbbb"/);
    expect(page).not.toContain(defaultTheme.pageTitle);
  });
});

describe('the addresses of a configuration that the build is given', () => {
  const contactEmails = new Map([
    ['steamchain', 'help@one.test'],
    ['afs', 'help@two.test'],
  ]);
  const drawn =
    '<div class="contact-way" data-contact="call">Call</div><div class="contact-way" data-contact="mail"><span data-contact-address="">We answer</span></div><noscript><li>No script.</li></noscript><a href="/secure/help" data-support="">our support</a>';

  it('stand in the pages without a script (LAND-23, LAND-24, LEGAL-7)', () => {
    const page = withAddresses(
      drawn,
      { scheduleCallUrl: 'https://call.test/?a=$1&b="2"', contactEmails },
      'afs',
    );
    expect(page).toBe(
      '<a class="contact-way" href="https://call.test/?a=$1&amp;b=&quot;2&quot;" data-contact="call">Call</a><a class="contact-way" href="mailto:help@two.test" data-contact="mail"><span data-contact-address="">help@two.test</span></a><a href="mailto:help@two.test" data-support="">help@two.test</a>',
    );
  });

  it('leave what they do not say as it was drawn', () => {
    expect(withAddresses(drawn, { scheduleCallUrl: null, contactEmails }, 'test')).toBe(drawn);
    expect([readSiteConfiguration(undefined), readSiteConfiguration('')]).toEqual([null, null]);
  });
});

describe('what stands beside the pages', () => {
  it('tells search engines what is public, and where the list is when the origin is known', () => {
    expect(robots(null)).toBe('User-agent: *\nAllow: /\nDisallow: /secure/\n');
    expect(robots(site)).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    for (const { path } of Object.values(publicPages))
      expect(sitemap(site)).toContain(`<loc>${site}${path}</loc>`);
  });

  it('is a social picture of the size that its tags say', () => {
    const png = readFileSync(join(root, 'packages/web/public', socialPicture.path));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([socialPicture.width, socialPicture.height]);
  });
});

describe('a page that a build writes who runs it into (OPERATOR-2)', () => {
  const operator = { name: 'Harbour & Sons', statusPage: 'https://status.example.test/?a=1&b=2' };
  const page =
    '<footer><p class="operator" data-operator="" hidden=""></p></footer><p data-party="" hidden=""></p>';

  it('has its name, and a link to its status page where there is one', () => {
    expect(withOperator(page, operator)).toContain(
      '<p class="operator" data-operator="">Harbour &amp; Sons <a href="https://status.example.test/?a=1&amp;b=2">Status</a></p>',
    );
    expect(withOperator(page, { name: 'A $& B' })).toContain('data-operator="">A $&amp; B</p>');
  });

  it('has it as the party of the agreement', () => {
    expect(withOperator(page, { ...operator, licence: 'FCA 900001' })).toContain(
      '<p data-party="">The provider of this service, “we”, is Harbour &amp; Sons, licence FCA 900001.</p>',
    );
  });
});

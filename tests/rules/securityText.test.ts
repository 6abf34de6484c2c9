import { expect, it } from 'vitest';
import { securityText } from '../../packages/web/bundling/securityText.ts';
import { parseSiteConfiguration } from '../../packages/web/src/publicPages/siteConfiguration.ts';

const builtAt = new Date('2026-11-30T10:00:00.123Z');
const textFor = (email?: string): string =>
  securityText(
    email === undefined
      ? null
      : parseSiteConfiguration({ branding: { contactEmails: { steamchain: email } } }),
    builtAt,
  );

/** The values of a field, whose name is read in any case (RFC 9116). */
const valuesOf = (text: string, field: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${field}: (.+)$`, 'gim'))].map(([, value = '']) => value);

it('who finds a weakness is told whom to write to, as RFC 9116 says it: one contact, one end within a year, the languages (SITE-4)', () => {
  const text = textFor('support@fx.example.com');
  expect(valuesOf(text, 'Contact')).toEqual(['mailto:support@fx.example.com']);
  expect(valuesOf(text, 'Expires')).toEqual(['2027-11-29T10:00:00Z']);
  expect(valuesOf(text, 'Preferred-Languages')).toEqual(['en']);
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^(?:#|[A-Z][A-Za-z-]*: )\S?/);
});

it('a build without a configuration says that its contact is nobody’s, and how it gets one (SITE-4)', () => {
  expect(valuesOf(textFor(), 'Contact')).toEqual(['mailto:security@example.invalid']);
  expect(textFor()).toMatch(/^# .*npm run build -- --config config\.json/m);
  expect(textFor('support@fx.example.com')).not.toContain('invalid');
});

it('an address that breaks the line adds no field (SITE-4)', () => {
  expect(valuesOf(textFor('a@b.test\nContact: mailto:c@d.test'), 'Contact')).toEqual([
    'mailto:security@example.invalid',
  ]);
});

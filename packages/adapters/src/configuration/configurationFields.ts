import * as z from 'zod/mini';

export const patternTextSchema = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

export const nonEmptyTextSchema = z.string().check(z.minLength(1, 'must not be empty'));

const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^/\s?#]/.test(address) && URL.canParse(address);

/** Where calls go: paths are put behind it as they are. */
export const apiAddressSchema = z
  .string()
  .check(
    z.refine(
      (value) => isWebAddress(value) && !/[?#]|\/$/.test(value),
      'must be an http or https address without a trailing slash or query',
    ),
  );

/** Where the user is sent. */
export const webLinkSchema = z.string().check(z.refine(isWebAddress, 'must be an http or https address'));

/** The partner headers have names of their own (S-78). */
export const headerNameSchema = z.string().check(
  z.regex(/^[A-Za-z0-9-]+$/, 'must be a header name'),
  z.refine(
    (name) => name.toLowerCase() !== 'authorization',
    'must not be Authorization, which turns the signing of requests off',
  ),
);

export const positiveMinutesSchema = z.number().check(z.positive('must be more than 0'));

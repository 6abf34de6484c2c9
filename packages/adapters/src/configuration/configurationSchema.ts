import * as z from 'zod/mini';

const matching = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

const text = z.string().check(z.minLength(1, 'must not be empty'));

const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^/\s?#]/.test(address) && URL.canParse(address);

/** Where calls go: paths are put behind it as they are. */
const address = z
  .string()
  .check(
    z.refine(
      (value) => isWebAddress(value) && !/[/?#]$/.test(value),
      'must be an http or https address without a trailing slash',
    ),
  );

/** Where a person is sent. */
const link = z.string().check(z.refine(isWebAddress, 'must be an http or https address'));

/** The partner headers have names of their own (S-78). */
const headerName = z.string().check(
  z.regex(/^[A-Za-z0-9-]+$/, 'must be a header name'),
  z.refine(
    (name) => name.toLowerCase() !== 'authorization',
    'must not be Authorization, which turns the signing of requests off',
  ),
);

const minutes = z.number().check(z.positive('must be more than 0'));

/** What `config.json` holds: one region and the signed APIs among the rest (IDENT-15). */
export const configurationSchema = z.object({
  environment: z.object({
    name: text,
    kind: z.enum(['sandbox', 'production'], 'must be sandbox or production'),
  }),
  region: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must look like us-west-2'),
  identity: z.object({
    userPoolId: matching(/^[a-z]{2}(-[a-z]+)+-\d_[A-Za-z0-9]+$/, 'must look like us-west-2_name'),
    userPoolClientId: text,
    identityPoolId: matching(
      /^[a-z]{2}(-[a-z]+)+-\d:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      'must look like us-west-2: followed by a UUID',
    ),
    userPoolEndpoint: z.exactOptional(address),
    identityPoolEndpoint: z.exactOptional(address),
  }),
  apis: z.object({
    accounts: address,
    corpay: address,
    headers: z.object({
      accessToken: headerName,
      clientCode: headerName,
      idempotencyKey: z.exactOptional(headerName),
    }),
  }),
  ofx: z.object({ baseUrl: address, authorizeUrl: address, ratesUrl: address, clientId: text }),
  rates: z.object({ baseUrl: address }),
  branding: z.object({
    afsHosts: z.array(text).check(z.length(4, 'must be a list of 4 hosts')),
    contactEmails: z.object({ steamchain: text, afs: text, test: text }),
  }),
  support: z.object({
    scheduleCallUrl: link,
    exchanges: z.array(z.object({ name: text, url: link })),
  }),
  administration: z.object({
    providerParentCode: text,
    auditPath: z.exactOptional(matching(/^\//, 'must begin with a slash')),
  }),
  session: z.object({ idleMinutes: z.object({ default: minutes, requireLoginThemes: minutes }) }),
});

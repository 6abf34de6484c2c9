import { z } from 'zod';
import { defaultProviderClientId } from './defaultProviderClientId.ts';
import { makeSecretSchema, type SecretSources } from './secretSchema.ts';

const text = (message: string) => z.string(message).min(1, message);

const portRange = 'must be from 0 to 65535';

const seconds = 'must be from 0 to 300 seconds';

/** An object that is none, and one with a member that nobody reads, are told apart. */
const objectMessage = (message: string) => ({
  error: ({ code, keys }: { readonly code?: string; readonly keys?: readonly string[] }) =>
    code === 'unrecognized_keys'
      ? `has no member ${(keys ?? []).map((key) => `"${key}"`).join(' and ')}: take it out, or correct its name`
      : message,
});

const port = z.int('must be a whole number').min(0, portRange).max(65_535, portRange);

const address = { host: text('must be a name or an address of this machine, such as "127.0.0.1"'), port };

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' });

/** Nobody listens between: TLS, or a place on this machine. */
const isPrivateWay = (way: string): boolean =>
  /^(?:https:|http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)[:/])/.test(way);

const userPoolSchema = z.strictObject(
  {
    region: text('must name the region of the user pool, such as "eu-central-1"'),
    userPoolId: text('must be the id of the user pool'),
    /** Of the identity pool whose identities may call; without it any that trusts the user pool. */
    identityPoolId: text('must be the id of the identity pool').optional(),
    /** Another address than that of AWS, for an emulator. */
    endpoint: webAddress.optional(),
  },
  objectMessage('must be an object with region and userPoolId'),
);

/** For a listener on the customer's own machine the port may be `*`. */
const redirectAddress = z
  .string('must be an address')
  .refine(
    (back) =>
      /^https:\/\/[^*]+$|^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::[\d*]|\/)/.test(back) &&
      URL.canParse(back.replace(':*/', '/')),
    'must be an address that begins with https://, or one on 127.0.0.1, such as "http://127.0.0.1:*/callback"',
  );

/** Of who may be an administrator where nobody is. */
const administratorsSchema = z.array(
  z.email('must be an e-mail address').transform((email) => email.toLowerCase()),
  'must be a list of e-mail addresses',
);

/** The one file of settings; where a secret is elsewhere, it is fetched from there. */
export const makeServicesSettingsSchema = (sources: SecretSources) => {
  const secret = makeSecretSchema(sources);
  const integrationKey = z.strictObject(
    {
      id: z.string().regex(/^[\w-]{1,32}$/, 'must be up to 32 letters, digits, "-" and "_"'),
      secret: secret.refine(
        ({ length }) => length >= 32,
        'must have at least 32 characters: make another one',
      ),
    },
    objectMessage('must be an object with id and secret'),
  );
  return z
    .strictObject(
      {
        listen: z
          .strictObject(
            {
              ...address,
              tls: z
                .strictObject(
                  {
                    certificate: text('must be the path of a PEM file'),
                    key: text('must be the path of a PEM file'),
                    clientAuthority: text('must be the path of a PEM file').optional(),
                    clientNames: z
                      .array(text('must be a name'), 'must be a list of common names of certificates')
                      .min(1, 'must name a certificate, or be left out')
                      .optional(),
                  },
                  objectMessage('must be an object with certificate and key'),
                )
                .optional(),
              /** How long calls are still answered when the process was told to end, so that nobody is sent here any more. */
              drainSeconds: z.int('must be a whole number').min(0, seconds).max(300, seconds).default(5),
            },
            objectMessage('must be an object with host and port'),
          )
          .optional(),
        metrics: z.strictObject(address, objectMessage('must be an object with host and port')).optional(),
        database: z
          .union(
            [
              z.strictObject({ url: secret }),
              z.strictObject({ folder: text('must be the path of a folder') }),
            ],
            'must be either { "url": … } or { "folder": … }',
          )
          .optional(),
        callers: z.enum(
          ['headers', 'gatewayHeaders', 'gateway'],
          'must be "headers", "gatewayHeaders" or "gateway"',
        ),
        userPool: userPoolSchema.optional(),
        integrationKeys: z
          .array(integrationKey, 'must be a list of { "id": …, "secret": … }')
          .min(1, 'must have a key: the first one encrypts, all of them decrypt')
          .refine(
            (keys) => new Set(keys.map(({ id }) => id)).size === keys.length,
            'must not have two keys of one id',
          )
          .refine(
            (keys) => new Set(keys.map((key) => key.secret)).size === keys.length,
            'must not have one secret twice: give each key its own',
          ),
        ratesKey: secret,
        providerClientId: z
          .string()
          .regex(/^\d{5}API_USER$/, 'must be five digits and API_USER')
          .default(defaultProviderClientId),
        administrators: administratorsSchema.default([]),
        ofx: z
          .strictObject(
            {
              // What is sent there has the secret in it.
              tokenUrl: webAddress.refine(isPrivateWay, 'must begin with https://'),
              clientId: text('must be the id of your client'),
              clientSecret: secret,
              redirectUris: z
                .array(redirectAddress, 'must be a list of addresses')
                .min(1, 'must name an address'),
            },
            objectMessage('must be an object with tokenUrl, clientId, clientSecret and redirectUris'),
          )
          .optional(),
      },
      objectMessage('must be an object'),
    )
    .check(({ value, issues }) => {
      const refuse = (path: readonly string[], message: string) =>
        issues.push({ code: 'custom', input: undefined, path: [...path], message });
      if (value.callers !== 'headers' && value.userPool === undefined)
        refuse(['userPool'], `must be given where callers is "${value.callers}": it says who they are`);
      if (value.callers !== 'gateway' && value.listen?.tls?.clientAuthority === undefined)
        refuse(
          ['listen', 'tls', 'clientAuthority'],
          `must be given where callers is "${value.callers}": these are believed behind mutual TLS alone`,
        );
    });
};

/** The settings of a process of the services, read and complete. */
export type ServicesSettings = z.output<ReturnType<typeof makeServicesSettingsSchema>>;

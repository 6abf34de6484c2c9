import { sessionOrigins, type SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';
import * as z from 'zod/mini';
import {
  apiAddressSchema,
  webLinkSchema,
  patternTextSchema,
  positiveMinutesSchema,
  nonEmptyTextSchema,
} from './configurationFields.ts';

/** A member for each brand. */
const ofEveryOrigin = <Schema>(schema: Schema) =>
  Object.fromEntries(sessionOrigins.map((origin) => [origin, schema])) as Record<SessionBrandOrigin, Schema>;

/** An object of which no member is let through that is none of these: one that is misspelt would do nothing. */
const strictly = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(
    shape,
    `must be an object with no other members than ${Object.keys(shape)
      .join(', ')
      .replace(/, (\w+)$/, ' and $1')}`,
  );

const optionalText = z.exactOptional(nonEmptyTextSchema);
const optionalSwitch = z.exactOptional(z.boolean('must be true or false'));

/** OPS-5. */
const operationsSchema = strictly({
  notice: optionalText,
  bookingsOff: optionalSwitch,
  readOnly: optionalSwitch,
});

const operatorSchema = strictly({
  name: nonEmptyTextSchema,
  registration: optionalText,
  licence: optionalText,
  address: optionalText,
  funds: optionalText,
  statusPage: z.exactOptional(webLinkSchema),
});

/** What `config.json` holds whatever partners there are: one region and a signed API among the rest (IDENT-15). */
export const configurationSchema = z.object({
  environment: z.object({
    name: nonEmptyTextSchema,
    kind: z.enum(['sandbox', 'production'], 'must be sandbox or production'),
  }),
  region: patternTextSchema(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must look like us-west-2'),
  identity: z.object({
    userPoolId: patternTextSchema(/^[a-z]{2}(-[a-z]+)+-\d_[A-Za-z0-9]+$/, 'must look like us-west-2_name'),
    userPoolClientId: nonEmptyTextSchema,
    identityPoolId: patternTextSchema(
      /^[a-z]{2}(-[a-z]+)+-\d:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      'must look like us-west-2: followed by a UUID',
    ),
    userPoolEndpoint: z.exactOptional(apiAddressSchema),
    identityPoolEndpoint: z.exactOptional(apiAddressSchema),
  }),
  apis: z.object({ accounts: apiAddressSchema }),
  rates: z.object({ baseUrl: apiAddressSchema }),
  branding: z.object({
    afsHosts: z.array(nonEmptyTextSchema).check(z.length(4, 'must be a list of 4 hosts')),
    contactEmails: z.object(ofEveryOrigin(nonEmptyTextSchema)),
  }),
  support: z.object({
    scheduleCallUrl: webLinkSchema,
    exchanges: z.array(z.object({ name: nonEmptyTextSchema, url: webLinkSchema })),
  }),
  administration: z.object({
    providerParentCode: nonEmptyTextSchema,
    auditPath: z.exactOptional(patternTextSchema(/^\//, 'must begin with a slash')),
  }),
  operations: z.exactOptional(operationsSchema),
  operator: z.exactOptional(operatorSchema),
  reports: z.exactOptional(strictly({ url: webLinkSchema })),
  session: z.object({
    idleMinutes: z.object({ default: positiveMinutesSchema, requireLoginThemes: positiveMinutesSchema }),
  }),
});

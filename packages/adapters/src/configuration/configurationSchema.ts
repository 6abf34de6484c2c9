import * as z from 'zod/mini';
import { address, link, matching, minutes, text } from './configurationFields.ts';

/** What `config.json` holds whatever partners there are: one region and a signed API among the rest (IDENT-15). */
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
  apis: z.object({ accounts: address }),
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

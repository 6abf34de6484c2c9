import * as z from 'zod/mini';
import { apiAddressSchema, headerNameSchema } from '../configuration/configurationFields.ts';

/** The partner's headers have names of the gateway's own (S-78). */
export type CorpayHeaders = {
  readonly accessToken: string;
  readonly clientCode: string;
  /** Absent when the gateway takes no key. */
  readonly idempotencyKey?: string;
};

/** What `config.json` holds for Corpay. */
export type CorpayConfiguration = {
  readonly apis: {
    /** Absent where no address is known: everything else works, and the gateway says so (ERR-26). */
    readonly corpay?: string;
    readonly headers: CorpayHeaders;
  };
};

export const corpayConfigurationSchema = z.object({
  apis: z.object({
    corpay: z.exactOptional(apiAddressSchema),
    headers: z.object({
      accessToken: headerNameSchema,
      clientCode: headerNameSchema,
      idempotencyKey: z.exactOptional(headerNameSchema),
    }),
  }),
});

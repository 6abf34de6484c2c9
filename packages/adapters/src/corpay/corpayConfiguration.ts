import * as z from 'zod/mini';
import { address, headerName } from '../configuration/configurationFields.ts';

/** The partner's headers have names of the gateway's own (S-78). */
export type CorpayHeaders = {
  readonly accessToken: string;
  readonly clientCode: string;
  /** Absent when the gateway takes no key. */
  readonly idempotencyKey?: string;
};

/** What `config.json` holds for Corpay. */
export type CorpayConfiguration = {
  readonly apis: { readonly corpay: string; readonly headers: CorpayHeaders };
};

export const corpayConfiguration = z.object({
  apis: z.object({
    corpay: address,
    headers: z.object({
      accessToken: headerName,
      clientCode: headerName,
      idempotencyKey: z.exactOptional(headerName),
    }),
  }),
});

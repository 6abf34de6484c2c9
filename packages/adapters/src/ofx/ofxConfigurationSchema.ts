import * as z from 'zod/mini';
import {
  apiAddressSchema,
  headerNameSchema,
  nonEmptyTextSchema,
} from '../configuration/configurationFields.ts';

/** What `config.json` holds for OFX. */
export type OfxSettings = {
  readonly baseUrl: string;
  readonly authorizeUrl: string;
  readonly ratesUrl: string;
  readonly clientId: string;
  /** The name of the header; absent when the partner takes no key. */
  readonly idempotencyKey?: string;
  /** Where the command line may listen, such as `http://127.0.0.1:*\/callback`; absent when it may not. */
  readonly cliRedirect?: string;
};

/** Absent where no address is known: everything else works, and the gateway says so. */
export type OfxConfiguration = { readonly ofx?: OfxSettings };

export const ofxConfigurationSchema = z.object({
  ofx: z.exactOptional(
    z.object({
      baseUrl: apiAddressSchema,
      authorizeUrl: apiAddressSchema,
      ratesUrl: apiAddressSchema,
      clientId: nonEmptyTextSchema,
      idempotencyKey: z.exactOptional(headerNameSchema),
      cliRedirect: z.exactOptional(
        z
          .string()
          .check(
            z.regex(
              /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost):(?:\*|\d+)\//,
              'must be an address of this machine with a port or *',
            ),
          ),
      ),
    }),
  ),
});

import type { SignedApi } from '../signedApi.ts';
import type { SignAndSend, SigningCredentials } from '../signedCall.ts';

type Kept = {
  readonly credentials: SigningCredentials;
  readonly call: SignAndSend;
  /** Called for the first call that the gateway refuses these credentials for: the way of everybody else. */
  instead(): Promise<SignedApi>;
  /** Called where nothing answers. */
  silent(): Promise<void>;
};

/**
 * Reaches an API with credentials that an earlier run left: nothing of the identity library is needed. A refusal of the
 * signature comes from the gateway, before the service behind it, so the call is made once more by `instead`.
 */
export const connectApiWithStoredCredentials = ({ credentials, call, instead, silent }: Kept): SignedApi => {
  let replacement: Promise<SignedApi> | null = null;
  return {
    send: async (request) => {
      if (replacement !== null) return (await replacement).send(request);
      const outcome = await call(request, credentials);
      if (outcome.kind === 'no-answer') await silent();
      if (outcome.kind !== 'signature-refused') return outcome;
      replacement ??= instead();
      return (await replacement).send(request);
    },
  };
};

import { createApp } from '@fx-gateway/services/http/createApp.ts';
import type { TokenFetch } from '@fx-gateway/services/ofx/ofxTokenContext.ts';
import { requestOfxToken } from '@fx-gateway/services/ofx/requestOfxToken.ts';
import { accountsKeyRing } from '../../accounts/accountsKeyRing.ts';
import type { SandboxPlugin, SandboxServices } from '../../server/services/sandboxPlugin.ts';
import { application } from '../application/application.ts';
import { isRedirectOfApplication } from '../application/registeredRedirect.ts';
import { oauthTokenRoute } from './oauthTokenRoute.ts';

/** The exchange of the accounts service as it runs in production; the partner that it asks is the one of this sandbox. */
export const makeTokenIssuer: NonNullable<SandboxPlugin['makeTokenIssuer']> = (frame) =>
  requestOfxToken({
    db: frame.db,
    keys: accountsKeyRing(frame.settings),
    client: {
      ...application,
      tokenUrl: '/oauth/token',
      isRedirect: isRedirectOfApplication,
      timeLimitMs: 8_000,
    },
    fetch: fetchWithin(frame),
    report: () => undefined,
  });

/** Calls of the partner without a network between: what faults and the journal see is the call of the accounts service. */
const fetchWithin = (frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>): TokenFetch => {
  const app = createApp({ reportFailure: (line) => console.error(line) });
  oauthTokenRoute(app, frame);
  return async (url, { method, headers, body: payload }) => {
    const { statusCode, body } = await app.inject({ method, url, headers, payload });
    return { status: statusCode, text: async () => body };
  };
};

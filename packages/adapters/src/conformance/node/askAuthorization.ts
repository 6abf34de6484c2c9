import { createHash, randomUUID } from 'node:crypto';
import type { Reached } from '@fx-gateway/domain/conformance/reached.ts';
import { requestAuthorization } from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';
import type { Reach } from './reach.ts';

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('base64url');

/** Opens the page where a user would authorize a client, as from a page of `origin`, and authorizes nothing. */
export const askAuthorization =
  (reach: Reach, authorizeUrl: string) =>
  async (clientId: string, origin: string): Promise<Reached> => {
    const redirectUri = new URL('/secure/fxgateway/dashboard', origin).href;
    const place = { authorizeUrl, clientId, redirectUri };
    const { link } = await requestAuthorization(place, { uuid: randomUUID }, sha256);
    return reach(link);
  };

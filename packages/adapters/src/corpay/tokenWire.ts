import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { contentAsList } from '../http/envelope.ts';
import { readWith } from '../http/readWith.ts';
import { wireId, wireNumber } from '../http/wireShapes.ts';

const wire = z.object({ access_code: wireId, expires_in: wireNumber, clientId: wireId });

export const tokenShape: AnswerShape = {
  schema: wire,
  find: contentAsList,
  place: 'content',
  read: (body) => readToken(body, 0),
};

/** The token of an answer to GET /token (CP-TOKEN-1); it lives from `now` on. */
export const readToken = (body: unknown, now: number): PartnerToken | null => {
  const token = readWith(wire)(body);
  if (token === null) return null;
  return { cmgToken: token.access_code, clientCode: token.clientId, expires: now + token.expires_in * 1000 };
};

import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { makeContentReader } from '../http/makeContentReader.ts';
import { wireIdSchema, wireNumberSchema } from '../http/wireShapes.ts';

const wire = z.object({ access_code: wireIdSchema, expires_in: wireNumberSchema, clientId: wireIdSchema });

export const tokenAnswerShape: AnswerShape = {
  schema: wire,
  find: wrapContentInList,
  place: 'content',
  read: (body) => readToken(body, 0),
};

/** The token of an answer to GET /token (CP-TOKEN-1); it lives from `now` on. */
export const readToken = (body: unknown, now: number): PartnerToken | null => {
  const token = makeContentReader(wire)(body);
  if (token === null) return null;
  return { cmgToken: token.access_code, clientCode: token.clientId, expires: now + token.expires_in * 1000 };
};

import type { OfxToken } from '@fx-gateway/domain/ofx/api/ofxToken.ts';
import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList } from '../http/envelope.ts';
import { makeContentReader } from '../http/makeContentReader.ts';
import { wireIdSchema, wireNumberSchema } from '../http/wireShapes.ts';

const wire = z.object({ access_token: wireIdSchema, expires_in: wireNumberSchema });

export const ofxTokenAnswerShape: AnswerShape = {
  schema: wire,
  find: wrapContentInList,
  place: 'the answer',
  read: (body) => readOfxToken(body, 0),
};

/** The answer of the token call; its life counts from `asked`, in milliseconds since 1970. */
export const readOfxToken = (body: unknown, asked: number): OfxToken | null => {
  const read = makeContentReader(wire)(body);
  return read === null ? null : { accessToken: read.access_token, expires: asked + read.expires_in * 1000 };
};

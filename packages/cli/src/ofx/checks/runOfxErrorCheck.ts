import { connectOfx } from '@fx-gateway/adapters/ofx';
import * as z from 'zod';
import {
  errorCheckInputFields,
  toSimulatedCallResult,
  type ErrorCheckInput,
} from '../../checking/answerForm.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { interpretCallAnswer, type StubPartner } from '../../checking/interpretCallAnswer.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { errorCheckCalls, type StubOfx } from './errorCheckCalls.ts';

export const errorCheckInputSchema = z.strictObject(errorCheckInputFields);

const places = { baseUrl: 'https://ofx.invalid', ratesUrl: 'https://ofx.invalid' };
const token = { accessToken: 'token', expires: 0 };

const answering = (given: ErrorCheckInput): StubPartner<StubOfx> => {
  const heard = { refused: false };
  const { unsent } = given;
  const send = async () => toSimulatedCallResult(given);
  const unset = { kind: 'missing-configuration' } as const;
  const isUnset = unsent === 'missing-configuration';
  const { ofx, ofxTokens } = connectOfx(
    { send },
    { send: isUnset ? async () => unset : send },
    isUnset ? null : places,
    { now: () => 0 },
  );
  const source = {
    current: async () => (unsent === 'missing-token' ? null : token),
    refused: () => void (heard.refused = true),
  };
  return { heard, partner: { ofx: ofx(source), tokens: ofxTokens } };
};

/** Runs `fxg check error`; in a file of its own, so that other checks load no adapters. */
export const runOfxErrorCheck: PartnerCheck<'check error'>['judge'] = async (input) => {
  const read = await readBySchema(input, errorCheckInputSchema);
  return read.ok
    ? interpretCallAnswer(errorCheckCalls, read.value, answering(read.value), (id) => ({ id }))
    : read;
};

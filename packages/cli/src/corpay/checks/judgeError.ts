import * as z from 'zod';
import { connectCorpay } from '@fx-gateway/adapters/corpay';
import { money } from '@fx-gateway/domain/money/money.ts';
import {
  errorCheckInputMembers,
  givenAnswerAsHttp,
  type ErrorCheckInput,
} from '../../checking/answerForm.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { judgeAnswer, type StubPartner } from '../../checking/judgeAnswer.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { quoteRequestSchema } from '../quotes/quoteRequestSchema.ts';
import { errorCheckCalls, type StubCorpay } from './errorCheckCalls.ts';

export const errorCheckInputSchema = z.strictObject({
  ...errorCheckInputMembers,
  /** What a quote was asked for. */
  request: quoteRequestSchema.default({
    settlementCurrency: 'USD',
    paymentCurrency: 'EUR',
    lockSide: 'Payment',
    amount: money(10_000n, 'EUR'),
  }),
});

const headers = { accessToken: 'token', clientCode: 'client' };
const token = { cmgToken: 'token', clientCode: 'client', expires: 0 };

const answering = (given: ErrorCheckInput): StubPartner<StubCorpay> => {
  const heard = { refused: false };
  const { unsent } = given;
  const answer = unsent === 'missing-configuration' ? ({ kind: unsent } as const) : givenAnswerAsHttp(given);
  const { corpay, corpayTokens } = connectCorpay({ send: async () => answer }, headers, { now: () => 0 });
  const source = {
    current: async () => (unsent === 'missing-token' ? null : token),
    refused: () => void (heard.refused = true),
  };
  return { heard, partner: { corpay: corpay(source), tokens: corpayTokens } };
};

/** Runs `fxg check error`; in a file of its own, so that other checks load no adapters. */
export const judgeError: PartnerCheck<'check error'>['judge'] = async (input) => {
  const read = await readBySchema(input, errorCheckInputSchema);
  if (!read.ok) return read;
  const { request, ...given } = read.value;
  return judgeAnswer(errorCheckCalls, given, answering(given), (id) => ({ id, request }));
};

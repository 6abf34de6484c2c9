import * as z from 'zod';
import { connectCorpay } from '@fx-gateway/adapters/corpay';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  errorCheckInputFields,
  toSimulatedCallResult,
  type ErrorCheckInput,
} from '../../checking/answerForm.ts';
import type { PartnerCheck } from '../../checking/check.ts';
import { interpretCallAnswer, type StubPartner } from '../../checking/interpretCallAnswer.ts';
import { readBySchema } from '../../checking/readBySchema.ts';
import { quoteRequestSchema } from '../quotes/quoteRequestSchema.ts';
import { errorCheckCalls, type StubCorpay } from './errorCheckCalls.ts';

export const errorCheckInputSchema = z.strictObject({
  ...errorCheckInputFields,
  /** What a quote was asked for. */
  request: quoteRequestSchema.default({
    settlementCurrency: 'USD',
    paymentCurrency: 'EUR',
    lockSide: 'Payment',
    amount: makeMoney(10_000n, 'EUR'),
  }),
});

const headers = { accessToken: 'token', clientCode: 'client' };
const token = { cmgToken: 'token', clientCode: 'client', expires: 0 };

const answering = (given: ErrorCheckInput): StubPartner<StubCorpay> => {
  const heard = { refused: false };
  const { unsent } = given;
  const answer =
    unsent === 'missing-configuration' ? ({ kind: unsent } as const) : toSimulatedCallResult(given);
  const { corpay, corpayTokens } = connectCorpay({ send: async () => answer }, headers, { now: () => 0 });
  const source = {
    current: async () => (unsent === 'missing-token' ? null : token),
    refused: () => void (heard.refused = true),
  };
  return { heard, partner: { corpay: corpay(source), tokens: corpayTokens } };
};

/** Runs `fxg check error`; in a file of its own, so that other checks load no adapters. */
export const runCorpayErrorCheck: PartnerCheck<'check error'>['judge'] = async (input) => {
  const read = await readBySchema(input, errorCheckInputSchema);
  if (!read.ok) return read;
  const { request, ...given } = read.value;
  return interpretCallAnswer(errorCheckCalls, given, answering(given), (id) => ({ id, request }));
};

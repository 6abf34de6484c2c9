import * as z from 'zod';
import type { SignedAnswer } from '@fx-gateway/adapters/core';
import { connectCorpay } from '@fx-gateway/adapters/corpay';
import { provesNothingHappened } from '@fx-gateway/domain/calls/callFailure.ts';
import { money } from '@fx-gateway/domain/money/money.ts';
import type { Check } from '../../checking/check.ts';
import { expectForm } from '../../checking/expectForm.ts';
import { readAs } from '../../checking/readAs.ts';
import { output } from '../../verbs/output.ts';
import { commandFailure, usageFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { requestForm } from '../quotes/requestForm.ts';
import type { AnsweredCall } from './answeredCall.ts';
import { failureKinds } from '../../checking/failureKinds.ts';
import { callNames, findCall } from './findCall.ts';

export const errorCheckForm = z.strictObject({
  partner: z.string().optional(),
  call: z.string(),
  /** Null when nothing was answered. */
  status: z.number().int().min(100).max(599).nullable(),
  body: z.unknown().optional(),
  requestId: z.string().nullable().default(null),
  /** What an order or a quote is called, where the words name it. */
  id: z.string().optional(),
  /** What a quote was asked for. */
  request: requestForm.default({
    settlementCurrency: 'USD',
    paymentCurrency: 'EUR',
    lockSide: 'Payment',
    amount: money(10_000n, 'EUR'),
  }),
  /** What went wrong before anything could be answered. */
  unsent: z.enum(['missing-configuration', 'missing-token']).nullish(),
  expect: expectForm({ kind: z.enum(failureKinds).nullish(), words: z.string().nullish() }),
});

type Given = z.infer<typeof errorCheckForm>;

const answerOf = ({ status, body, requestId, unsent }: Given): SignedAnswer => {
  if (unsent === 'missing-configuration') return { kind: unsent };
  return status === null ? { kind: 'no-answer' } : { kind: 'answered', status, requestId, body };
};

const headers = { accessToken: 'token', clientCode: 'client' };
const token = { cmgToken: 'token', clientCode: 'client', expires: 0 };

/** The partner that gives this answer to every call. */
const answering = (given: Given) => {
  const heard = { refused: false };
  const api = { send: async () => answerOf(given) };
  const { corpay, corpayTokens } = connectCorpay(api, headers, { now: () => 0 });
  const source = {
    current: async () => (given.unsent === 'missing-token' ? null : token),
    refused: () => void (heard.refused = true),
  };
  return { heard, partner: { corpay: corpay(source), tokens: corpayTokens } };
};

const whyNot = (expect: Given['expect'], kind: string | null, words: string | null): string | null => {
  if (expect?.kind !== undefined && expect.kind !== kind) return `The failure is ${kind ?? 'none'}.`;
  if (expect?.words !== undefined && expect.words !== words) return `The words are: ${words ?? 'none'}`;
  return null;
};

/** Null where the answer says what happened. */
const provesNothing = (answer: Awaited<ReturnType<AnsweredCall['run']>>): boolean | null => {
  if (!answer.ok) return provesNothingHappened(answer.failure);
  return answer.value.leavesOpen ? false : null;
};

/** Runs `fxg check error`; in a file of its own, so that other checks load no adapters. */
export const judgeError: Check<'check error'>['judge'] = async (input) => {
  const read = await readAs(input, errorCheckForm);
  if (!read.ok) return read;
  const given = read.value;
  const found = findCall(given.call);
  if (found === null) return usageFailure(`call: one of ${callNames.join(', ')}, or its path.`);
  const asked = { id: given.id ?? found.id ?? '{id}', request: given.request };
  const { partner, heard } = answering(given);
  const answer = await found.call.run(partner, asked);
  const failure = answer.ok ? null : answer.failure;
  const words = answer.ok ? answer.value.words : found.call.words(answer.failure, asked);
  const reason = whyNot(given.expect, failure?.kind ?? null, words);
  return output(
    {
      failure,
      words,
      nothingHappened: provesNothing(answer),
      asksForToken: heard.refused,
      holds: reason === null,
    },
    null,
    reason === null ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', reason),
  );
};

import { connectOfx } from '@fx-gateway/adapters/ofx';
import * as z from 'zod';
import { answerMembers, answerOf, type GivenAnswer } from '../../checking/answerForm.ts';
import type { Check } from '../../checking/check.ts';
import { judgeAnswer, type AnsweringPartner } from '../../checking/judgeAnswer.ts';
import { readAs } from '../../checking/readAs.ts';
import { answeredCalls, type AnsweringOfx } from './answeredCalls.ts';

export const errorCheckForm = z.strictObject(answerMembers);

const places = { baseUrl: 'https://ofx.invalid', ratesUrl: 'https://ofx.invalid' };
const token = { accessToken: 'token', expires: 0 };

const answering = (given: GivenAnswer): AnsweringPartner<AnsweringOfx> => {
  const heard = { refused: false };
  const { unsent } = given;
  const send = async () => answerOf(given);
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
export const judgeError: Check<'check error'>['judge'] = async (input) => {
  const read = await readAs(input, errorCheckForm);
  return read.ok ? judgeAnswer(answeredCalls, read.value, answering(read.value), (id) => ({ id })) : read;
};

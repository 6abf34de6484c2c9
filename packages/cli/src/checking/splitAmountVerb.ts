import * as z from 'zod';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { splitAmount } from '@fx-gateway/domain/money/splitAmount.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { readAmountOption } from '../amounts/readAmountOption.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { optionFailure, usageFailure } from '../failures/commandFailure.ts';
import { readBySchema } from './readBySchema.ts';
import { readJsonFromStdin } from './readJsonFromStdin.ts';

export const splitCheckInputSchema = z.strictObject({
  total: z.union([z.string(), z.number()]).transform(String),
  currency: z.string(),
  weights: z.array(z.union([z.string(), z.number()]).transform(String)),
});

/** Weights as whole numbers in one scale; null when one is no number, or below zero. */
const readWeights = (weights: readonly string[]): readonly bigint[] | null => {
  const parts = weights.map((weight) => /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(weight.trim()));
  const digits = Math.max(0, ...parts.map((part) => part?.[2]?.length ?? 0));
  const whole = parts.map((part) =>
    part === null ? null : BigInt((part[1] ?? '') + (part[2] ?? '').padEnd(digits, '0')),
  );
  return whole.every((weight) => weight !== null) ? whole : null;
};

export const splitAmountVerb: Verb<'check split'> = {
  usage: 'split',
  summary: 'Split an amount by weights so that nothing is lost.',
  options: [
    { flags: '--total <amount>', summary: 'the amount to split' },
    { flags: '--currency <code>', summary: 'its currency' },
    { flags: '--weights <list>', summary: 'weights with commas between them' },
  ],
  notes: ['Without flags the same names are read as JSON from stdin.'],
  examples: [
    'split --total 100.00 --currency USD --weights 1,1,1',
    `split <<< '{ "total": "100", "currency": "JPY", "weights": [2, 1] }'`,
  ],
  run: async (invocation) => {
    const { options } = invocation;
    const [total, currency, weights] = ['total', 'currency', 'weights'].map((name) => options.text(name));
    const flags = [total, currency, weights].some((flag) => flag !== null);
    const read = flags
      ? succeeded({ total, currency, weights: weights === '' ? [] : weights?.split(',') })
      : await readJsonFromStdin(invocation);
    if (!read.ok) return read;
    const given = await readBySchema(read.value, splitCheckInputSchema);
    if (!given.ok) return given;
    const { value } = given;
    if (!isCurrency(value.currency))
      return optionFailure('currency', fieldMessages.invalid, 'A code such as USD.');
    const amount = readAmountOption('total', value.total, value.currency, {});
    if (!amount.ok) return amount;
    const shares = readWeights(value.weights);
    if (shares === null)
      return optionFailure('weights', fieldMessages.invalid, 'Numbers that are not below zero.');
    if (shares.length === 0) {
      return usageFailure(
        'weights: without any there are no parts that add up to the total.',
        'Give at least one, such as 1,1,1; where all are zero the total is split evenly.',
      );
    }
    return makeOutput({ parts: splitAmount(amount.value, shares).map(toDecimal) }, null);
  },
};

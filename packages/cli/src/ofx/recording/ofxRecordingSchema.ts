import * as z from 'zod';
import type { OfxRecording } from '@fx-gateway/domain/ofx/recording/ofxRecording.ts';
import { currencySchema } from '../../amounts/moneySchema.ts';
import {
  amountSchema,
  moneySchema,
  makeRecordingSchema,
  placeholderIdSchema,
} from '../../recording/recordingSchemas.ts';

const side = z.enum(['buy', 'sell']);

/** `?` is what was typed and is no amount. */
const text = amountSchema.or(z.enum(['', '?']));

const draft = z.strictObject({
  parts: z.array(
    z.strictObject({
      beneficiary: placeholderIdSchema('beneficiary'),
      text,
      weight: text,
    }),
  ),
  sellCurrency: currencySchema.nullable(),
  buyCurrency: currencySchema,
  lockSide: side,
  typedSide: side,
  buyText: text,
  sellTotalText: text.nullable(),
});

const request = z.strictObject({
  buyCurrency: currencySchema,
  sellCurrency: currencySchema,
  lockSide: side,
  amount: amountSchema,
  beneficiaries: z.number().int().min(1).max(1_000),
});

const quote = z.strictObject({
  quote: placeholderIdSchema('quote'),
  customerRate: z.number(),
  buy: moneySchema,
  sell: moneySchema,
  fee: z.strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/, 'is no code of a currency'),
    amount: z.number(),
  }),
});

/** Every member that a recording of OFX may have (REC-2). */
export const ofxRecordingSchema: z.ZodType<OfxRecording> = makeRecordingSchema('ofx', {
  draft,
  request,
  quote,
  made: placeholderIdSchema('deal'),
});

import * as z from 'zod';
import type { CorpayRecording } from '@fx-gateway/domain/corpay/recording/recording.ts';
import { currencySchema } from '../../amounts/moneySchema.ts';
import {
  amountSchema,
  moneySchema,
  makeRecordingSchema,
  placeholderIdSchema,
} from '../../recording/recordingSchemas.ts';
import { lockSideSchema } from '../quotes/quoteRequestSchema.ts';

const draft = z.strictObject({
  beneficiaryChosen: z.boolean(),
  settlementCurrency: currencySchema,
  paymentCurrency: currencySchema.nullable(),
  lockSide: lockSideSchema,
  settlementAmount: amountSchema.or(z.literal('')),
  paymentAmount: amountSchema.or(z.literal('')),
});

const request = z.strictObject({
  settlementCurrency: currencySchema,
  paymentCurrency: currencySchema,
  lockSide: lockSideSchema,
  amount: amountSchema,
});

const quote = z.strictObject({
  quote: placeholderIdSchema('quote'),
  rate: z.number(),
  settlement: moneySchema,
  payment: moneySchema,
  secondsLeft: z.number().nullable(),
});

/** Every member that a recording of Corpay may have (REC-2). */
export const corpayRecordingFileSchema: z.ZodType<CorpayRecording> = makeRecordingSchema('corpay', {
  draft,
  request,
  quote,
  made: placeholderIdSchema('order'),
});

import * as z from 'zod';
import type { OfxRecording } from '@fx-gateway/domain/ofx/recording/ofxRecording.ts';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { amountForm, moneyForm, recordingForm, standInForm } from '../../recording/recordingForms.ts';

const side = z.enum(['buy', 'sell']);

/** `?` is what was typed and is no amount. */
const text = amountForm.or(z.enum(['', '?']));

const draft = z.strictObject({
  parts: z.array(
    z.strictObject({
      beneficiary: standInForm('beneficiary'),
      text,
      weight: text,
    }),
  ),
  sellCurrency: currencyForm.nullable(),
  buyCurrency: currencyForm,
  lockSide: side,
  typedSide: side,
  buyText: text,
  sellTotalText: text.nullable(),
});

const request = z.strictObject({
  buyCurrency: currencyForm,
  sellCurrency: currencyForm,
  lockSide: side,
  amount: amountForm,
  beneficiaries: z.number().int().min(1).max(1_000),
});

const quote = z.strictObject({
  quote: standInForm('quote'),
  customerRate: z.number(),
  buy: moneyForm,
  sell: moneyForm,
  fee: z.strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/, 'is no code of a currency'),
    amount: z.number(),
  }),
});

/** Every member that a recording of OFX may have (REC-2). */
export const ofxRecordingForm: z.ZodType<OfxRecording> = recordingForm('ofx', {
  draft,
  request,
  quote,
  made: standInForm('deal'),
});

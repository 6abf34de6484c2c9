import * as z from 'zod';
import type { CorpayRecording } from '@fx-gateway/domain/corpay/recording/recording.ts';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { amountForm, moneyForm, recordingForm, standInForm } from '../../recording/recordingForms.ts';
import { lockSideForm } from '../quotes/requestForm.ts';

const draft = z.strictObject({
  beneficiaryChosen: z.boolean(),
  settlementCurrency: currencyForm,
  paymentCurrency: currencyForm.nullable(),
  lockSide: lockSideForm,
  settlementAmount: amountForm.or(z.literal('')),
  paymentAmount: amountForm.or(z.literal('')),
});

const request = z.strictObject({
  settlementCurrency: currencyForm,
  paymentCurrency: currencyForm,
  lockSide: lockSideForm,
  amount: amountForm,
});

const quote = z.strictObject({
  quote: standInForm('quote'),
  rate: z.number(),
  settlement: moneyForm,
  payment: moneyForm,
  secondsLeft: z.number().nullable(),
});

/** Every member that a recording of Corpay may have (REC-2). */
export const corpayRecordingForm: z.ZodType<CorpayRecording> = recordingForm('corpay', {
  draft,
  request,
  quote,
  made: standInForm('order'),
});

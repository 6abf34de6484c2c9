import * as z from 'zod';
import type { Recording } from '@fx-gateway/domain/corpay/recording';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { amountForm, headForms, moneyForm, quotesForm, standInForm } from '../../recording/recordingForms.ts';
import { lockSideForm } from '../quotes/requestForm.ts';
import { wizardRunForm } from './wizardRunForm.ts';

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
export const recordingForm: z.ZodType<Recording> = z.strictObject({
  ...headForms('corpay'),
  quotes: quotesForm({ draft, request, quote, made: standInForm('order') }),
  wizards: z.array(wizardRunForm).max(500),
});

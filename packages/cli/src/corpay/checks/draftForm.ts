import * as z from 'zod';
import type { QuoteDraft } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { lockSideForm } from '../quotes/requestForm.ts';

/** Who is paid, as the list of beneficiaries says it. */
export const beneficiaryForm = z.strictObject({
  clientIntegrationId: z.string(),
  payee: z.string().default(''),
  curr: z.string(),
  bankCountryISO: z.string().default(''),
  methods: z.array(z.string()).default([]),
});

/** What the customer has chosen and typed. */
export const draftForm = z
  .strictObject({
    beneficiary: beneficiaryForm.nullable(),
    settlementCurrency: currencyForm,
    paymentCurrency: currencyForm.nullable(),
    lockSide: lockSideForm,
    settlementAmount: z.string(),
    paymentAmount: z.string(),
  })
  .transform((given): QuoteDraft => given);

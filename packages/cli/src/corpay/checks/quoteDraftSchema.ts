import * as z from 'zod';
import type { QuoteDraft } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { currencySchema } from '../../amounts/moneySchema.ts';
import { lockSideSchema } from '../quotes/quoteRequestSchema.ts';

/** Who is paid, as the list of beneficiaries says it. */
export const beneficiarySummarySchema = z.strictObject({
  clientIntegrationId: z.string(),
  payee: z.string().default(''),
  curr: z.string(),
  bankCountryISO: z.string().default(''),
  methods: z.array(z.string()).default([]),
});

/** What the customer has chosen and typed. */
export const quoteDraftSchema = z
  .strictObject({
    beneficiary: beneficiarySummarySchema.nullable(),
    settlementCurrency: currencySchema,
    wantedSettlementCurrency: currencySchema.exactOptional(),
    paymentCurrency: currencySchema.nullable(),
    lockSide: lockSideSchema,
    settlementAmount: z.string(),
    paymentAmount: z.string(),
  })
  .transform((given): QuoteDraft => given);

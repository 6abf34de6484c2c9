import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import * as z from 'zod';
import { currencySchema } from '../../amounts/moneySchema.ts';
import { ofxSideSchema } from './ofxLiveQuoteSchemas.ts';

const nowhere = { addressLine: '', citySuburb: '', stateProvince: '', postCode: '', country: '' };

/** Who is paid, as far as a quote asks. */
export const ofxBeneficiaryInputSchema = z
  .strictObject({ beneficiaryId: z.string(), name: z.string().default(''), currency: z.string() })
  .transform((given): OfxBeneficiary => ({
    ...given,
    classification: '',
    paymentReason: '',
    updatedDate: '',
    beneficiaryAddress: nowhere,
    beneficiaryBankDetails: { values: {}, bankAddress: nowhere },
  }));

/** What the customer has chosen and typed; a weight is in minor units. */
export const ofxDraftSchema = z
  .strictObject({
    parts: z.array(
      z.strictObject({
        beneficiary: ofxBeneficiaryInputSchema,
        text: z.string(),
        weight: z.string().regex(/^\d+$/, 'is no amount in minor units').transform(BigInt),
      }),
    ),
    buyCurrency: currencySchema,
    wantedCurrency: currencySchema,
    lockSide: ofxSideSchema,
    typedSide: ofxSideSchema,
    buyText: z.string(),
    sellTotalText: z.string().nullable(),
  })
  .transform((given): OfxDraft => given);

/** The draft as JSON, as `ofxDraftSchema` reads it. */
export const toOfxDraftJson = (draft: OfxDraft) => ({
  ...draft,
  parts: draft.parts.map(({ beneficiary: { beneficiaryId, name, currency }, text, weight }) => ({
    beneficiary: { beneficiaryId, name, currency },
    text,
    weight: String(weight),
  })),
});

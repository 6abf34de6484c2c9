import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { wrapContentInList, jsonMember, unwrapContent } from '../http/envelope.ts';
import { wireTextSchema } from '../http/wireShapes.ts';
import { beneficiaryListMembersSchema, beneficiaryMemberAliases } from './beneficiaryWire.ts';
import { regionsSchema, rulesTemplateSchema } from './rulesWire.ts';

/** Texts that come with some records only. */
const seldom = [
  'settlementMethods',
  'methodOfDelivery',
  'preferredMethod',
  'lastUpdate',
  'paymentMethods',
  'methods',
  'methods[].id',
];

/** A beneficiary in full, under any of the names that a member may have. */
export const beneficiaryAnswerShape: AnswerShape = {
  schema: z.object({
    ...Object.fromEntries(Object.keys(beneficiaryMemberAliases).map((name) => [name, wireTextSchema])),
    ...beneficiaryListMembersSchema.shape,
  }),
  find: (body) => [jsonMember(unwrapContent(body), 'bene') ?? unwrapContent(body)],
  place: 'content.bene',
  aliases: beneficiaryMemberAliases,
  mayLack: seldom,
};

/** The rules of a beneficiary, with the regions to choose from. */
export const rulesAnswerShape: AnswerShape = {
  schema: z.object({ template: rulesTemplateSchema, acctRegions: regionsSchema, bankRegions: regionsSchema }),
  find: wrapContentInList,
  place: 'content',
  aliases: { template: ['templateGuide'] },
};

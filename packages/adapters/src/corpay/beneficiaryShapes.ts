import * as z from 'zod/mini';
import type { AnswerShape } from '../conformance/serviceContract.ts';
import { content, member, unwrapped } from '../http/envelope.ts';
import { wireText } from '../http/wireShapes.ts';
import { beneficiaryLists, beneficiaryNames } from './beneficiaryWire.ts';
import { wireRegions, wireTemplate } from './rulesWire.ts';

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
export const beneficiaryShape: AnswerShape = {
  schema: z.object({
    ...Object.fromEntries(Object.keys(beneficiaryNames).map((name) => [name, wireText])),
    ...beneficiaryLists.shape,
  }),
  find: (body) => [member(unwrapped(body), 'bene') ?? unwrapped(body)],
  place: 'content.bene',
  aliases: beneficiaryNames,
  mayLack: seldom,
};

/** The rules of a beneficiary, with the regions to choose from. */
export const rulesShape: AnswerShape = {
  schema: z.object({ template: wireTemplate, acctRegions: wireRegions, bankRegions: wireRegions }),
  find: content,
  place: 'content',
  aliases: { template: ['templateGuide'] },
};

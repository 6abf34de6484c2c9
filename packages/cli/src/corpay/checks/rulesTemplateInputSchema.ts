import * as z from 'zod';
import { readRulesTemplate } from '@fx-gateway/adapters/corpay';
import type { RulesTemplate } from '@fx-gateway/domain/corpay/api/rulesTemplate.ts';
import { findUnknownMembers } from '../../checking/findUnknownMembers.ts';
import { rulesTemplateMemberNames } from './rulesTemplateMemberNames.ts';

const ourForm = z.looseObject({ accountRegions: z.unknown() });

/** The partner's name of a member that is ours alone. */
const withPartnerNames = (given: unknown): unknown => {
  const ours = ourForm.safeParse(given);
  return ours.success ? { ...ours.data, acctRegions: ours.data.accountRegions } : given;
};

/** A rules template as GET /beneficiaries/rules answers it, wrapped or bare, or as the product keeps it. */
export const rulesTemplateInputSchema = z.unknown().transform((given, context): RulesTemplate => {
  const unknown = findUnknownMembers(given, rulesTemplateMemberNames);
  for (const place of unknown)
    context.addIssue({
      code: 'unrecognized_keys',
      path: place.slice(0, -1),
      keys: place.slice(-1).map(String),
    });
  const template = readRulesTemplate(withPartnerNames(given));
  if (template !== null) return template;
  context.addIssue('is no rules template');
  return z.NEVER;
});

import { addressRules } from './addressRules.ts';
import { accountRules } from './accountRules.ts';
import { deliveryRules } from './deliveryRules.ts';
import type { PartnerRule } from './partnerRule.ts';
import { regionsOf, type Region } from './regions.ts';
import { regulatoryRules } from './regulatoryRules.ts';
import { rulingCountry, type RulesSubject } from './rulesSubject.ts';

/** Everything the partner asks of one kind of beneficiary, and the regions to choose from. */
type PartnerTemplate = {
  readonly rules: readonly PartnerRule[];
  readonly regulatoryRules: readonly PartnerRule[];
  readonly acctRegions: readonly Region[];
  readonly bankRegions: readonly Region[];
};

/** The template of a subject that has one (`subjectErrors`). */
export const partnerTemplate = (subject: RulesSubject): PartnerTemplate => ({
  rules: [...addressRules(subject), ...accountRules(subject), ...deliveryRules(subject)],
  regulatoryRules: regulatoryRules(rulingCountry(subject), subject.classification),
  acctRegions: regionsOf(subject.destinationCountry),
  bankRegions: regionsOf(subject.bankCountry),
});

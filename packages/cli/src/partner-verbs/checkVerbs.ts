import * as z from 'zod';
import { defaultFxPartner, type FxPartner } from '@fx-gateway/domain/identity/user.ts';
import type { PartnerCheck } from '../checking/check.ts';
import { readBySchema } from '../checking/readBySchema.ts';
import { readJsonFromStdin } from '../checking/readJsonFromStdin.ts';
import { splitAmountVerb } from '../checking/splitAmountVerb.ts';
import { verbWordOf, type Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { groupBy } from './groupBy.ts';
import type { Partners } from './partnerCommands.ts';
import { partnerNamesIn } from './partnerNamesIn.ts';
import { requireSameUsage } from './requireSameUsage.ts';

type Version = { readonly partner: FxPartner; readonly check: PartnerCheck };

const named = z.looseObject({ partner: z.string().optional() });

/** One check from what its partners bring: the partner that the input names judges. */
const checkOfPartners = (versions: readonly [Version, ...Version[]]): Verb => {
  const [{ check }] = versions;
  requireSameUsage(
    `check ${verbWordOf(check)}`,
    versions.map((version) => version.check),
  );
  const { usage, summary } = check;
  // A check that one partner has alone is that partner's, named or not.
  const unnamed = versions.length === 1 ? versions[0].partner : defaultFxPartner;
  return {
    usage,
    summary,
    notes: [
      'Exit 1 when what was given, or what it expects, does not hold.',
      ...versions.flatMap(({ check: { notes = [] } }) => notes),
    ],
    examples: [...new Set(versions.flatMap(({ check: { examples } }) => examples))],
    run: async (invocation) => {
      const given = await readJsonFromStdin(invocation);
      if (!given.ok) return given;
      const wanted = await readBySchema(given.value, named);
      if (!wanted.ok) return wanted;
      const partnerNamed = wanted.value.partner ?? unnamed;
      const judges = versions.find(({ partner }) => partner === partnerNamed);
      if (judges !== undefined) return judges.check.judge(given.value);
      const brings = versions.map(({ partner }) => partner).join(' and ');
      return usageFailure(
        `partner: has no such check here; ${brings} ${versions.length === 1 ? 'has' : 'have'}.`,
      );
    },
  };
};

/** The verbs of `fxg check`: those of the product, then those of its partners. */
export const checkVerbs = async (partners: Partners): Promise<readonly Verb[]> => {
  const versions = await Promise.all(
    partnerNamesIn(partners).map(async (partner) =>
      ((await partners[partner]?.loadChecks()) ?? []).map((check): Version => ({ partner, check })),
    ),
  );
  const byWord = groupBy(versions.flat(), ({ check }) => verbWordOf(check));
  return [splitAmountVerb, ...[...byWord.values()].map(checkOfPartners)];
};

import { verbWordOf, type Noun } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { groupBy } from './groupBy.ts';
import type { PartnerNoun, Partners } from './partnerCommands.ts';
import { partnerNamesIn } from './partnerNamesIn.ts';
import { verbOfPartners, type FindAlternativeCommand, type PartnerImplementation } from './verbOfPartners.ts';

const versionsOf = async ({
  partner,
  noun,
}: {
  partner: PartnerImplementation['partner'];
  noun: PartnerNoun;
}) => (await noun.load()).map((verb): PartnerImplementation => ({ partner, verb }));

/** The nouns of all partners, each once; a verb that several of them bring to a noun is one verb. */
export const partnerNouns = (partners: Partners, openSession: OpenSession): readonly Noun[] => {
  const brought = partnerNamesIn(partners).flatMap((partner) =>
    (partners[partner]?.nouns ?? []).map((noun) => ({ partner, noun })),
  );
  const insteadOf: FindAlternativeCommand = (partner, command) =>
    partners[partner]?.insteadOf?.[command] ?? null;
  return [...groupBy(brought, ({ noun }) => noun.name)].map(([name, same]) => ({
    name,
    summary: same[0].noun.summary,
    load: async () => {
      const versions = (await Promise.all(same.map(versionsOf))).flat();
      return [...groupBy(versions, ({ verb }) => verbWordOf(verb)).values()].map((verbs) =>
        verbOfPartners(name, verbs, openSession, insteadOf),
      );
    },
  }));
};

import { reachConfiguration, systemClock } from '@fx-gateway/adapters/node';
import { causesOf } from '@fx-gateway/domain/conformance/causesOf.ts';
import { judgePlace } from '@fx-gateway/domain/conformance/judgePlace.ts';
import { judgeConfigurationText } from '@fx-gateway/domain/conformance/page-host/judgeBody.ts';
import { judgeConfiguration } from '@fx-gateway/domain/conformance/page-host/judgePage.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { findPlace } from '../configuration/findPlace.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { causeText } from './causeText.ts';

/** Where a configuration was named, as a reader changes it. */
const setting = 'the address of config.json';

/** A configuration that could not be had from an address: the same failure, with the cause before its hint. */
export const whyUnconfigured = async (
  invocation: Invocation,
  failure: CommandFailure,
): Promise<CommandFailure> => {
  const place = await findPlace(invocation);
  if (!place.ok || !place.value.remote || !URL.canParse(place.value.chosen.address)) return failure;
  const target = place.value.chosen.address;
  const reached = await reachConfiguration(target);
  const heard = { field: setting, target, reached, unsigned: [], preflights: [], statuses: [] };
  const ofText = reached.kind === 'answered' ? judgeConfigurationText(reached) : null;
  const judged =
    ofText ??
    (reached.kind === 'answered' && reached.heard.status === 404
      ? judgeConfiguration(reached.heard)
      : judgePlace(heard, systemClock.now()));
  const [cause] = causesOf([
    { look: 'setting', service: 'configuration', call: 'config.json', place: setting, ...judged },
  ]);
  return cause === undefined
    ? failure
    : { ...failure, hint: joinSentences(causeText(cause), failure.hint ?? '') };
};

import type { OfxDeal } from '../api/ofxDeal.ts';

export type BadgeColour = 'red' | 'green' | 'orange' | 'yellow';

const colours: ReadonlyMap<string, BadgeColour> = new Map([
  ['unpaid', 'red'],
  ['expired', 'red'],
  ['unknown', 'red'],
  ['remitted', 'green'],
  ['awaitingfunds', 'orange'],
]);

/** The state by which a badge is coloured, e.g. `AwaitingFunds`; the status where the partner gives no state. */
const stateOf = ({ stateInfo, status }: Pick<OfxDeal, 'stateInfo' | 'status'>): string =>
  stateInfo.dealState === '' ? status : stateInfo.dealState;

/** The same without spaces and capitals, which the partner does not always write alike: `awaitingfunds`. */
export const dealStateOf = (deal: Pick<OfxDeal, 'stateInfo' | 'status'>): string =>
  stateOf(deal).replaceAll(/\s/g, '').toLowerCase();

/** The colour of a deal's badge; any other state is yellow (OFX-DEAL-17). */
export const dealBadgeColour = (deal: Pick<OfxDeal, 'stateInfo' | 'status'>): BadgeColour =>
  colours.get(dealStateOf(deal)) ?? 'yellow';

/** What the badge says. */
export const formatDealBadge = (deal: Pick<OfxDeal, 'stateInfo' | 'status'>): string =>
  deal.stateInfo.dealStateDisplay === '' ? stateOf(deal) : deal.stateInfo.dealStateDisplay;

import { normalizeLabel, payeeLabels, type PayeeLabel } from './payeeLabels.ts';

/** Only banks of the United States have these numbers; 'routing' is said in Canada too. */
const american: ReadonlySet<string> = new Set(['aba', 'rtn', 'fedwire', 'ach']);

/** What stands beside them, such as in 'ABA Routing Number (wire)'. */
const beside: ReadonlySet<string> = new Set(
  'routing|transit|number|numbers|num|no|nr|code|bank|wire|wires|transfer|transfers|domestic|electronic|paper|payments|for|and|or'.split(
    '|',
  ),
);

/** A label of a routing number, with its words in any order; 'ACH' and 'wire' alone name a way to pay. */
const findRoutingLabel = (label: string): PayeeLabel | undefined => {
  const words = label.split(' ');
  const isRouting = words.some((word) => word === 'routing' || (american.has(word) && word !== 'ach'));
  if (!isRouting || !words.every((word) => american.has(word) || beside.has(word))) return undefined;
  return words.some((word) => american.has(word))
    ? { field: 'routingCode', country: 'US' }
    : { field: 'routingCode' };
};

/** What a text announces, where it is a label. */
export const findPayeeLabel = (text: string): PayeeLabel | undefined => {
  const label = normalizeLabel(text);
  return payeeLabels.get(label) ?? findRoutingLabel(label);
};

import { normalizeLabel, payeeLabels, type PayeeLabel } from './payeeLabels.ts';

/** Only banks of the United States have these numbers; 'routing' is said in Canada too. */
const american: ReadonlySet<string> = new Set(['aba', 'rtn', 'fedwire', 'ach']);

/** What stands beside them, such as in 'ABA Routing Number (wire)'. */
const beside: ReadonlySet<string> = new Set(
  'routing|transit|number|numbers|num|no|nr|code|bank|wire|wires|transfer|transfers|domestic|direct|deposit|electronic|paper|payments|for|and|or'.split(
    '|',
  ),
);

const wire: ReadonlySet<string> = new Set(['wire', 'wires', 'fedwire']);

/** A label of a routing number, with its words in any order; 'ACH' and 'wire' alone name a way to pay. */
const findRoutingLabel = (label: string): PayeeLabel | undefined => {
  const words = label.split(' ');
  const isRouting = words.some((word) => word === 'routing' || (american.has(word) && word !== 'ach'));
  if (!isRouting || !words.every((word) => american.has(word) || beside.has(word))) return undefined;
  if (words.includes('ach') && !words.some((word) => wire.has(word)))
    return { field: 'routingCode', country: 'US', isAch: true };
  return words.some((word) => american.has(word))
    ? { field: 'routingCode', country: 'US' }
    : { field: 'routingCode', isRouting: true };
};

/** What a text announces, where it is a label. */
export const findPayeeLabel = (text: string): PayeeLabel | undefined => {
  const label = normalizeLabel(text);
  return payeeLabels.get(label) ?? findRoutingLabel(label);
};

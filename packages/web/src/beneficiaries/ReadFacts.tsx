import type { LabelledValue } from '../kit/facts/LabelledValueList.tsx';
import './ReadFacts.css';

/** The values below the words that say where they were read, each of which stands there once. */
const groupByNote = (
  facts: readonly LabelledValue[],
): readonly (readonly [string, readonly LabelledValue[]])[] => [
  ...facts.reduce(
    (groups, fact) => groups.set(fact.note ?? '', [...(groups.get(fact.note ?? '') ?? []), fact]),
    new Map<string, readonly LabelledValue[]>(),
  ),
];

/** What was read and stands on later steps, close together: the fields of the step at hand come below it. */
export const ReadFacts = ({ facts }: { readonly facts: readonly LabelledValue[] }) =>
  facts.length === 0 ? null : (
    <div className="read-facts">
      {groupByNote(facts).map(([from, values]) => (
        <div key={from}>
          {from === '' ? null : <p className="read-facts-from">{from}</p>}
          <dl className="read-facts-list">
            {values.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );

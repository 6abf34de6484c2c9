import type { ReactNode } from 'react';
import './LabelledValueList.css';

export type LabelledValue = {
  readonly label: string;
  /** What the label means for the reader, quietly beside it. */
  readonly note?: string;
  readonly value: ReactNode;
};

/** Labels and values that line up: two columns where there is room for them, one on a phone. */
export const LabelledValueList = ({
  facts,
  columns = 2,
}: {
  readonly facts: readonly LabelledValue[];
  readonly columns?: 1 | 2;
}) => (
  <div className="facts-place">
    <dl className={columns === 1 ? 'facts' : 'facts facts-two'}>
      {facts.map((fact) => (
        <div className="fact" key={fact.label}>
          <dt>
            {fact.label}
            {fact.note === undefined ? null : <span className="fact-note"> {fact.note}</span>}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

import type { ReactNode } from 'react';
import './FactList.css';

export type Fact = {
  readonly label: string;
  /** What the label means for the reader, quietly beside it. */
  readonly note?: string;
  readonly value: ReactNode;
};

/** Labels and values that line up: two columns where there is room for them, one on a phone. */
export const FactList = ({
  facts,
  columns = 2,
}: {
  readonly facts: readonly Fact[];
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

import type { ReactNode } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import './WaitingDealsCard.css';

/** Deals that wait for something, each with its amount and what is to do; no card is drawn for none. */
export const WaitingDealsCard = ({
  title,
  aside,
  rows,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly rows: readonly {
    readonly key: string;
    readonly words: ReactNode;
    readonly amount: ReactNode;
    readonly action: ReactNode;
  }[];
}) =>
  rows.length === 0 ? null : (
    <Card title={title} flush aside={aside}>
      <ul className="waiting-rows">
        {rows.map(({ key, words, amount, action }) => (
          <li className="waiting-row" key={key}>
            <span className="waiting-row-words">{words}</span>
            <span className="waiting-row-amount">{amount}</span>
            {action}
          </li>
        ))}
      </ul>
    </Card>
  );

import type { Configuration } from '@fx-gateway/adapters/core';
import { Card } from '../kit/layout/Card.tsx';

/** Where the exchanges answer questions about their own wallets (HELP-2, S-44). */
export const ExchangeLinks = ({
  exchanges,
}: {
  readonly exchanges: Configuration['support']['exchanges'];
}) => (
  <Card title="Exchange Support">
    <div className="help-words">
      <p>Questions about a wallet or a trade are answered by the exchange that holds it.</p>
      <ul className="help-exchanges">
        {exchanges.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
              <span className="visually-hidden"> support, opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </Card>
);

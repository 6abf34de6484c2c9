import type { OrderStation } from '@fx-gateway/domain/corpay/orders/orderStations.ts';
import './OrderStations.css';

const spoken: Readonly<Record<OrderStation['state'], string>> = {
  done: 'done',
  now: 'next',
  later: 'later',
  unreported: 'not reported',
};

/** Where an order stands, as four stations on a line; below each other on a phone. */
export const OrderStations = ({ stations }: { readonly stations: readonly OrderStation[] }) => (
  <div className="stations-place">
    <ol className="stations" aria-label="Where this order stands">
      {stations.map(({ name, state, text }) => (
        <li
          className={`station station-${state}`}
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="station-name">
            {name}
            <span className="visually-hidden">, {spoken[state]}</span>
          </span>
          <span className="station-text">{text}</span>
        </li>
      ))}
    </ol>
  </div>
);

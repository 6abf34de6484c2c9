import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';
import './OrderReadingProgress.css';

/** How far the reading of many orders has come, with what the user can do meanwhile. */
export const OrderReadingProgress = observer(
  ({
    words,
    details,
    children,
  }: {
    readonly words: string;
    readonly details: OrderDetailsStore;
    readonly children?: ReactNode;
  }) => {
    const { tried, wanted } = details;
    return (
      <div className="reading-orders">
        <progress aria-label={words} value={tried} max={wanted.length} />
        <span>
          {words} {tried.toLocaleString('en-US')} of {wanted.length.toLocaleString('en-US')} read.
        </span>
        {children}
      </div>
    );
  },
);

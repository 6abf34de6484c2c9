import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { useState } from 'react';
import type { OrderDetailsStore } from '../stores/orders/OrderDetailsStore.ts';

/** A file of orders, which waits until their details are read; of the last one `unread` could not be (HIST-4). */
export type OrdersDownload = {
  readonly waiting: boolean;
  readonly unread: number;
  /** Calls `download` once the details of these are read. */
  readonly begin: (orders: readonly OrderSummary[], download: () => void) => void;
  /** Writes the file with what was read until now. */
  readonly now: () => void;
  readonly cancel: () => void;
};

export const useOrdersDownload = (details: OrderDetailsStore): OrdersDownload => {
  const [waitingFor, setWaitingFor] = useState<(() => void) | null>(null);
  const [unread, setUnread] = useState(0);
  return {
    waiting: waitingFor !== null,
    unread,
    begin: (orders, download) => {
      const write = (): void => {
        setWaitingFor(null);
        setUnread(orders.filter((order) => details.of(order) === null).length);
        download();
      };
      // Whoever asks for the file again means those that could not be read, too.
      const missing = orders.filter((order) => details.of(order) === null);
      if (missing.length === 0) return write();
      setUnread(0);
      setWaitingFor(() => write);
      details.lookThrough(missing, write);
    },
    now: () => {
      details.stop();
      waitingFor?.();
    },
    cancel: () => {
      details.stop();
      setWaitingFor(null);
    },
  };
};

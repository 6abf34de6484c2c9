import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { currenciesOfOrders, type OrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useEscape } from '../../kit/focus/useEscape.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';

const day = (text: string): string | null => (isDay(text) ? text : null);

/** How many of the filters beside the search leave something out. */
const filtersInUse = ({ since, until, currency, notInstructed }: OrdersFilter): number =>
  [since !== null, until !== null, currency !== null, notInstructed].filter(Boolean).length;

/** The search of Past Orders, and behind 'Filters' its days, its currency, and only those without instruction. */
export const OrdersFilterFields = ({
  orders,
  filter,
  onChange,
  children,
}: {
  readonly orders: readonly OrderSummary[];
  readonly filter: OrdersFilter;
  readonly onChange: (filter: OrdersFilter) => void;
  /** What is said below the search. */
  readonly children: ReactNode;
}) => {
  const currencies = useMemo(() => {
    const all = new Set(currenciesOfOrders(orders));
    // What an address asks for is shown, also where no order has it.
    return [...(filter.currency === null ? all : all.add(filter.currency))].toSorted();
  }, [orders, filter.currency]);
  const inUse = filtersInUse(filter);
  const [open, setOpen] = useState(inUse > 0);
  const { search, since, until, currency, notInstructed } = filter;
  const handleEscape = useCallback((place: HTMLElement) => {
    setOpen(false);
    place.querySelector('button')?.focus();
  }, []);
  const escape = useEscape(open ? handleEscape : null);
  return (
    <search className="orders-filter" ref={escape}>
      <TextField
        label="Search orders"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(text) => onChange({ ...filter, search: text })}
      />
      <QuietButton expanded={open} onPress={() => setOpen(!open)}>
        {inUse === 0 ? 'Filters' : `Filters (${String(inUse)})`}
      </QuietButton>
      <div className="orders-search-reach">{children}</div>
      {open ? (
        <div className="orders-filters">
          <TextField
            label="Booked from"
            type="date"
            value={since ?? ''}
            onChange={(text) => onChange({ ...filter, since: day(text) })}
          />
          <TextField
            label="Booked until"
            type="date"
            value={until ?? ''}
            onChange={(text) => onChange({ ...filter, until: day(text) })}
          />
          <SelectField
            label="Currency"
            value={currency ?? ''}
            options={[
              { value: '', label: 'All' },
              ...currencies.map((code) => ({ value: code, label: code })),
            ]}
            onChange={(chosen) => onChange({ ...filter, currency: chosen === '' ? null : chosen })}
          />
          <CheckField
            checked={notInstructed}
            onChange={(only) => onChange({ ...filter, notInstructed: only })}
          >
            Only without instruction
          </CheckField>
        </div>
      ) : null}
    </search>
  );
};

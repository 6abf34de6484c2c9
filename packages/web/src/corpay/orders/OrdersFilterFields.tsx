import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { currenciesOfOrders, type OrdersFilter } from '@fx-gateway/domain/corpay/orders/ordersFilter.ts';
import { isDay } from '@fx-gateway/domain/geography/isDay.ts';
import { useMemo, type ReactNode } from 'react';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';

const day = (text: string): string | null => (isDay(text) ? text : null);

/** Narrows Past Orders by what is searched for, day, currency, and whether a beneficiary is paid. */
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
  const currencies = useMemo(() => currenciesOfOrders(orders), [orders]);
  const { search, since, until, currency, notInstructed } = filter;
  return (
    <search className="orders-filter">
      <TextField
        label="Search orders"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(text) => onChange({ ...filter, search: text })}
      />
      <div className="orders-search-reach">{children}</div>
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
        options={[{ value: '', label: 'All' }, ...currencies.map((code) => ({ value: code, label: code }))]}
        onChange={(chosen) => onChange({ ...filter, currency: chosen === '' ? null : chosen })}
      />
      <CheckField checked={notInstructed} onChange={(only) => onChange({ ...filter, notInstructed: only })}>
        Only without instruction
      </CheckField>
    </search>
  );
};

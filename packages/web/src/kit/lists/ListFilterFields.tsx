import { uniqueCurrencies, type ListFilter } from '@fx-gateway/domain/lists/listFilter.ts';
import { isCalendarDay } from '@fx-gateway/domain/geography/isCalendarDay.ts';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { QuietButton } from '../buttons/QuietButton.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useEscape } from '../focus/useEscape.ts';
import './ListFilterFields.css';

const day = (text: string): string | null => (isCalendarDay(text) ? text : null);

/** The search of a list, and behind 'Filters' its days, its currency and what else narrows it. */
export const ListFilterFields = <F extends ListFilter>({
  label,
  filter,
  currencies,
  more,
  moreInUse,
  onChange,
  children,
}: {
  /** Of the search. */
  readonly label: string;
  readonly filter: F;
  /** Those that the list has. */
  readonly currencies: readonly string[];
  /** The fields of this list alone. */
  readonly more: ReactNode;
  /** Whether they leave something out. */
  readonly moreInUse: boolean;
  readonly onChange: (filter: F) => void;
  /** What is said below the search. */
  readonly children: ReactNode;
}) => {
  const { search, since, until, currency } = filter;
  // What an address asks for is shown, also where the list does not have it.
  const codes = useMemo(
    () => (currency === null ? currencies : uniqueCurrencies([...currencies, currency])),
    [currencies, currency],
  );
  const inUse = [since !== null, until !== null, currency !== null, moreInUse].filter(Boolean).length;
  const [open, setOpen] = useState(inUse > 0);
  const handleEscape = useCallback((place: HTMLElement) => {
    setOpen(false);
    place.querySelector('button')?.focus();
  }, []);
  const escape = useEscape(open ? handleEscape : null);
  return (
    <search className="list-filter" ref={escape}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(text) => onChange({ ...filter, search: text })}
      />
      <QuietButton expanded={open} onPress={() => setOpen(!open)}>
        {inUse === 0 ? 'Filters' : `Filters (${String(inUse)})`}
      </QuietButton>
      <div className="list-filter-note">{children}</div>
      {open ? (
        <div className="list-filter-fields">
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
            options={[{ value: '', label: 'All' }, ...codes.map((code) => ({ value: code, label: code }))]}
            onChange={(chosen) => onChange({ ...filter, currency: chosen === '' ? null : chosen })}
          />
          {more}
        </div>
      ) : null}
    </search>
  );
};

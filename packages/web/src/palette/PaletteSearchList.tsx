import {
  findPaymentPaletteEntries,
  findUnclearAmount,
} from '@fx-gateway/domain/commands/findPaymentPaletteEntries.ts';
import { cacheByList } from '@fx-gateway/domain/lists/cacheByList.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { usePartners } from '../partner-frame/partnersContext.ts';
import { useIdentity } from '../identity/identityContext.ts';
import { useComboMatches } from '../kit/fields/useComboMatches.ts';
import { paths } from '../routing/paths.ts';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import type { PartnerPaletteEntries } from './partnerCommands.ts';

/** What can be chosen: an address, and what is done once the user is there. */
export type PaletteItem = {
  readonly value: string;
  readonly label: string;
  readonly also?: string;
  /** What kind of thing it is. */
  readonly hint: string;
  /** None for what is done where the user is, and for the list of the shortcuts. */
  readonly href?: string;
  readonly arrived?: () => void;
};

const asList = { role: 'listbox' } as const;
const asOption = (active: boolean) => ({ role: 'option', 'aria-selected': active }) as const;

const amountMessages = (text: string, currency: string): string => {
  const read = isCurrency(currency) ? readDecimal(text, currency) : null;
  return read === null ? `${text} ${currency}` : `${formatMoney(read)} ${currency}`;
};

/** Whoever began a payment hears how one is written, or why none is begun now. */
const nothingMessages = (query: string, { pay, payees }: PartnerPaletteEntries): string => {
  if (!/^\s*pay\b/iu.test(query)) return 'Nothing found.';
  if (pay === null) return 'First finish the deal in hand.';
  const unclear = findUnclearAmount(query, payees);
  return unclear === null
    ? 'Write pay, a name, and an amount in their currency: pay thal 10000.'
    : `${unclear} is not clear as an amount: write it in digits, such as 10000.`;
};

const payments = (query: string, { payees, pay }: PartnerPaletteEntries): readonly PaletteItem[] =>
  pay === null
    ? []
    : findPaymentPaletteEntries(query, payees)
        .slice(0, 10)
        .map(({ payee, amount }) => ({
          value: `pay ${payee.id} ${amount}`,
          label:
            amount === null
              ? `Pay ${payee.name} · ${payee.currency}`
              : `Pay ${payee.name} ${amountMessages(amount, payee.currency)}`,
          hint: 'Fills in a deal',
          href: paths.gateway.dashboard,
          arrived: () => pay(payee.id, amount),
        }));

type Pages = PaletteDialogProps['pages'];

/** A place that two names lead to stands there once, and is found by both. */
const onePlaceEach = (pages: Pages): readonly PaletteItem[] =>
  pages
    .filter(({ href }, place) => pages.findIndex((page) => page.href === href) === place)
    .map(({ label, href }) => ({
      value: `${label} ${href}`,
      label,
      also: pages.flatMap((page) => (page.href === href && page.label !== label ? page.label : [])).join(' '),
      hint: 'Page',
      href,
    }));

const payeeChoices = cacheByList((payees: PartnerPaletteEntries['payees']): readonly PaletteItem[] =>
  payees.map(({ id, name, currency, href }) => ({
    value: `payee ${id}`,
    label: `${name} · ${currency}`,
    hint: 'Payee',
    href,
  })),
);

const businessChoices = cacheByList((business: PartnerPaletteEntries['business']): readonly PaletteItem[] =>
  business.map(({ label, href }) => ({ value: href, label, hint: '', href })),
);

/** Everything that can be gone to. */
const useChoices = (pages: Pages, { payees, business }: PartnerPaletteEntries): readonly PaletteItem[] => {
  const identity = useIdentity();
  const { user } = identity;
  const partners = usePartners();
  const tabs = user === null ? null : partners[user.fxPartner].gateway?.tabs;
  return useMemo(
    () => [
      ...onePlaceEach([...(tabs ?? []), ...pages]),
      {
        value: 'new payee',
        label: 'Add New Beneficiary',
        hint: 'Action',
        href: paths.gateway.newBeneficiary,
      },
      {
        value: 'pay many',
        label: 'Pay many from a spreadsheet',
        also: 'payment run csv suppliers',
        hint: 'Action',
        href: paths.gateway.payments,
      },
      { value: 'keys', label: 'Keyboard shortcuts', hint: 'Action' },
      {
        value: 'logout',
        label: 'Logout',
        also: 'log out sign out',
        hint: 'Action',
        arrived: () => void identity.logout(),
      },
      ...payeeChoices(payees),
      ...businessChoices(business),
    ],
    [tabs, pages, payees, business, identity],
  );
};

/** The field and what it finds; the focus stays in the field. */
export const PaletteSearchList = observer(
  ({
    pages,
    partner,
    onChoose,
  }: {
    readonly pages: Pages;
    readonly partner: PartnerPaletteEntries;
    readonly onChoose: (choice: PaletteItem) => void;
  }) => {
    const listId = useId();
    const [query, setQuery] = useState('');
    const [active, setActive] = useState(0);
    const { shown: found } = useComboMatches(useChoices(pages, partner), query);
    const shown = [...payments(query, partner), ...found];
    const choose = (choice: PaletteItem | undefined): void => {
      if (choice !== undefined) onChoose(choice);
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, shown.length));
      else if (event.key === 'ArrowUp') setActive((active + shown.length - 1) % Math.max(1, shown.length));
      else if (event.key === 'Enter') choose(shown[active]);
      else return;
      event.preventDefault();
    };
    useEffect(() => {
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
    }, [listId, active]);
    return (
      <div className="commands">
        <div className="input-frame">
          <input
            className="input"
            type="text"
            role="combobox"
            aria-label="Command"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={shown.length === 0 ? undefined : `${listId}-${active}`}
            aria-describedby={`${listId}-help`}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onKeyDown={handleKeyDown}
          />
        </div>
        <p className="field-help" id={`${listId}-help`}>
          A page, a payee, an order number, or pay and a name and an amount. Nothing is booked from here.
        </p>
        <div {...asList} className="commands-list" id={listId} aria-label="Commands" tabIndex={-1}>
          {shown.map((choice, index) => (
            <button
              {...asOption(index === active)}
              type="button"
              key={choice.value}
              id={`${listId}-${index}`}
              className="combo-option command"
              tabIndex={-1}
              data-active={index === active ? '' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              <span>{choice.label}</span> <span className="command-hint">{choice.hint}</span>
            </button>
          ))}
        </div>
        <output className="combo-note">{shown.length > 0 ? '' : nothingMessages(query, partner)}</output>
      </div>
    );
  },
);

import type { Bank } from '@fx-gateway/domain/corpay/api/bank.ts';
import { bankSearchMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FailureNotice } from '../../../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { Spinner } from '../../../kit/waiting/Spinner.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { fieldLayout } from './fieldLayout.ts';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

const mostShown = 100;
const searchId = 'beneficiary-bank-search';

/** The branch and its address; what the branch's name says already is not said again. */
const placeOf = ({ branchName, address1, city, region }: Bank): string =>
  [address1, city, region].reduce(
    (said, part) => (part === '' || said.includes(part) ? said : said === '' ? part : `${said}, ${part}`),
    branchName,
  );

const Banks = ({
  banks,
  total,
  onChoose,
  onClose,
}: {
  readonly banks: readonly Bank[];
  readonly total: number;
  readonly onChoose: (bank: Bank) => void;
  readonly onClose: () => void;
}) => {
  const more = bankSearchMessages.more(total);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const moves: Readonly<Record<string, (at: number) => number>> = {
    ArrowDown: (at) => Math.min(at + 1, banks.length - 1),
    ArrowUp: (at) => Math.max(at - 1, 0),
    Home: () => 0,
    End: () => banks.length - 1,
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (event.key === 'Escape') onClose();
    else if (move === undefined) return;
    else {
      setActive(move(active));
      list.current?.querySelectorAll('button')[move(active)]?.focus();
    }
    event.preventDefault();
  };
  useEffect(() => {
    list.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <ul className="banks" aria-label="Banks found" ref={list}>
        {banks.map((bank, at) => (
          <li key={bank.primaryKey}>
            <button
              type="button"
              className="bank"
              tabIndex={at === active ? 0 : -1}
              onFocus={() => setActive(at)}
              onKeyDown={handleKeyDown}
              onClick={() => onChoose(bank)}
            >
              <span className="bank-name">{bank.institutionName}</span>
              <span className="bank-code">{bank.swiftBIC}</span>
              <span className="bank-place">{placeOf(bank)}</span>
            </button>
          </li>
        ))}
      </ul>
      {more === null ? null : <p className="field-help">{more}</p>}
    </>
  );
};

const Found = observer(({ store }: { readonly store: WizardStore }) => {
  const { found, asked } = store.banks;
  const { value, failure, loading } = found;
  if (asked === null) return null;
  if (loading)
    return (
      <p className="banks-waiting">
        <Spinner size={20} /> Searching...
      </p>
    );
  if (failure !== null)
    return <FailureNotice happened={bankSearchMessages.unavailable} requestId={failure.requestId} />;
  if (value === null) return null;
  if (value.rows.length === 0) return <p className="banks-none">{bankSearchMessages.none}</p>;
  const choose = (bank: Bank): void => {
    store.chooseBank(bank);
    const filled = document.getElementById(fieldLayout.idOf('bankName'));
    filled?.focus();
    // The list above it goes, and would take it out of sight.
    requestAnimationFrame(() => filled?.scrollIntoView({ block: 'nearest' }));
  };
  const close = (): void => {
    store.banks.close();
    document.getElementById(searchId)?.focus();
  };
  return (
    <Banks
      key={asked.query}
      banks={value.rows.slice(0, mostShown)}
      total={value.total}
      onChoose={choose}
      onClose={close}
    />
  );
});

const counted = (store: WizardStore): string => {
  const { value } = store.banks.found;
  if (store.banks.asked === null || value === null || value.rows.length === 0) return '';
  return value.total === 1 ? '1 bank found.' : `${value.total} banks found.`;
};

/** Finds the bank in the partner's directory and fills the fields below, which stay editable (CP-BANK-1 to CP-BANK-3). */
export const BankSearch = observer(({ store }: { readonly store: WizardStore }) => {
  const { banks, state } = store;
  const { bankCountry } = state.record;
  const search = (): void => void banks.search(bankCountry);
  return (
    <search className="bank-search step-field-wide">
      <div className="bank-search-line">
        <TextField
          id={searchId}
          label="Find the bank"
          type="search"
          autoComplete="off"
          help={
            bankCountry === ''
              ? bankSearchMessages.countryFirst
              : bankSearchMessages.searchedBy(store.asksIban)
          }
          error={banks.reason}
          value={banks.query}
          disabled={store.sealed}
          onChange={(text) => store.typeIntoSearch(text)}
          onEnter={search}
        />
        <QuietButton onPress={search} disabled={store.sealed || bankCountry === ''}>
          Search
        </QuietButton>
      </div>
      <output className="visually-hidden">{counted(store)}</output>
      <div aria-live="polite">
        {banks.proposed === null ? null : (
          <p className="field-help">
            {bankSearchMessages.proposed(banks.proposed.bank.institutionName, banks.proposed.by)}
          </p>
        )}
        <Found store={store} />
      </div>
    </search>
  );
});

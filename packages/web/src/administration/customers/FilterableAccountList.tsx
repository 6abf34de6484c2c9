import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { formatCustomersCsv } from '@fx-gateway/domain/administration/customers/formatCustomersCsv.ts';
import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { CountAndDownload } from '../../kit/lists/CountAndDownload.tsx';
import { formatFilteredCount } from '../../kit/lists/formatFilteredCount.ts';
import { useDeferredListValue } from '../../kit/lists/useDeferredListValue.ts';
import { ShowMoreButton } from '../../kit/lists/ShowMoreButton.tsx';
import type { AccountListStore } from '../AccountListStore.ts';
import { AccountRows } from './AccountRows.tsx';

const optionsOf = (chosen: string | null, choices: readonly string[]) => [
  { value: '', label: 'All' },
  ...[...new Set([...choices, ...(chosen === null ? [] : [chosen])])].map((value) => ({
    value,
    label: value,
  })),
];

/** Nothing is left: only where all accounts are known there is none. */
const NoneLeft = observer(({ accounts }: { readonly accounts: AccountListStore }) => {
  if (accounts.isWhole) return <p className="admin-quiet">{administrationMessages.noAccounts}</p>;
  return accounts.report.running ? null : (
    <p className="admin-quiet">Not all accounts were searched. Press List Accounts to go on.</p>
  );
});

/** The accounts that were listed, what narrows them, and the same as a file (ADMIN-17, ADMIN-18). */
export const FilterableAccountList = observer(({ accounts }: { readonly accounts: AccountListStore }) => {
  const { filter, all, choices, read } = accounts;
  const found = useDeferredListValue(accounts.found, accounts.sorted);
  const shown = found.slice(0, accounts.drawn);
  return (
    <>
      <div className="account-filters">
        <SelectField
          label="With role"
          value={filter.role ?? ''}
          options={optionsOf(filter.role, choices.roles)}
          onChange={(role) => accounts.narrow({ role: role === '' ? null : role })}
        />
        <SelectField
          label="Partner"
          value={filter.partner ?? ''}
          options={optionsOf(filter.partner, choices.partners)}
          onChange={(partner) => accounts.narrow({ partner: partner === '' ? null : partner })}
        />
        <CheckField
          checked={filter.withoutIntegration}
          onChange={(withoutIntegration) => accounts.narrow({ withoutIntegration })}
        >
          Without integration
        </CheckField>
      </div>
      <CountAndDownload
        count={formatFilteredCount(found.length, all.length, ['account', 'accounts'])}
        none={found.length === 0}
        file="accounts"
        narrowed={found.length < all.length}
        csv={() => formatCustomersCsv(found)}
      >
        {read === null || read.withoutClientIds === null ? null : (
          <span>The client ids are not known: {read.withoutClientIds.message}</span>
        )}
      </CountAndDownload>
      {found.length === 0 ? (
        <NoneLeft accounts={accounts} />
      ) : (
        <>
          <AccountRows accounts={accounts} shown={shown} />
          <ShowMoreButton shown={shown.length} of={found.length} onMore={accounts.showMore} />
        </>
      )}
    </>
  );
});

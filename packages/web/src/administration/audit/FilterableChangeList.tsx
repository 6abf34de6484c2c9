import type { AdministratorChange } from '@fx-gateway/domain/administration/administratorChange.ts';
import { formatChangesCsv } from '@fx-gateway/domain/administration/audit/formatChangesCsv.ts';
import { filterChanges } from '@fx-gateway/domain/administration/audit/filterChanges.ts';
import { addNamesToChanges } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CountAndDownload } from '../../kit/lists/CountAndDownload.tsx';
import { formatFilteredCount } from '../../kit/lists/formatFilteredCount.ts';
import { ShowMoreButton } from '../../kit/lists/ShowMoreButton.tsx';
import { useAdministration } from '../administrationContext.ts';
import { AdministratorChangeRows } from './AdministratorChangeRows.tsx';
import { computeLocalStartOfDay } from './localDay.ts';

const atATime = 50;
const nothingTyped = { customer: '', by: '', since: '', until: '' };

/** The changes that were listed, searched by customer, administrator and day, and the same as a file. */
export const FilterableChangeList = observer(
  ({ changes }: { readonly changes: readonly AdministratorChange[] }) => {
    const { knownNames: known } = useAdministration();
    const named = (some: readonly AdministratorChange[]) => addNamesToChanges(some, known);
    const [typed, setTyped] = useState(nothingTyped);
    const [drawn, setDrawn] = useState(atATime);
    const found = useMemo(
      () =>
        filterChanges(
          changes,
          {
            customer: typed.customer,
            by: typed.by,
            from: computeLocalStartOfDay(typed.since),
            before: computeLocalStartOfDay(typed.until, 1),
          },
          known.customers,
          known.integrations,
        ),
      [changes, typed, known],
    );
    const field = (name: keyof typeof nothingTyped) => ({
      value: typed[name],
      autoComplete: 'off',
      onChange: (text: string): void => {
        setTyped({ ...typed, [name]: text });
        setDrawn(atATime);
      },
    });
    const isContradiction = typed.since !== '' && typed.until !== '' && typed.since > typed.until;
    return (
      <>
        <search className="change-filters">
          <TextField label="Customer" {...field('customer')} />
          <TextField label="Administrator" {...field('by')} />
          <TextField label="Changed from" type="date" {...field('since')} />
          <TextField label="Changed until" type="date" {...field('until')} />
        </search>
        <CountAndDownload
          count={formatFilteredCount(found.length, changes.length, ['change', 'changes'])}
          none={found.length === 0}
          file="changes"
          narrowed={found.length < changes.length}
          csv={() => formatChangesCsv(named(found))}
        />
        {found.length === 0 ? (
          <p className="admin-quiet">
            {isContradiction
              ? 'Changed from is later than Changed until.'
              : `None of the changes is like this. A customer is found by e-mail, client id or integration${
                  known.customers.length === 0
                    ? ', and once the accounts could be listed by organization and telephone too'
                    : ', organization and telephone'
                }.`}
          </p>
        ) : (
          <>
            <AdministratorChangeRows changes={named(found.slice(0, drawn))} />
            <ShowMoreButton
              shown={Math.min(drawn, found.length)}
              of={found.length}
              onMore={() => setDrawn(drawn + atATime)}
            />
          </>
        )}
      </>
    );
  },
);

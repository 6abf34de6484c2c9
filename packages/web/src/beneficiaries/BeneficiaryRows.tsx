import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { memo, useCallback, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountEnding } from '../kit/facts/AccountEnding.tsx';
import { Badge } from '../kit/facts/Badge.tsx';
import { paths } from '../routing/paths.ts';
import { BeneficiaryRowsSkeleton } from './BeneficiaryRowsSkeleton.tsx';
import type { WatchRow } from '../kit/layout/useRowVisibility.ts';
import { Table } from '../kit/lists/Table.tsx';
import { useVirtualRows } from '../kit/lists/useVirtualRows.tsx';
import './BeneficiaryRows.css';

/** A beneficiary as their row shows them. */
type Listed = {
  readonly id: string;
  readonly name: string;
  /** The code of it. */
  readonly country: string;
  readonly currency: string;
  /** What else is known of them, each told after the country; empty texts are not. */
  readonly more: readonly string[];
  /** The last four characters of the account; empty while they are not known, absent where they are not told. */
  readonly ending?: string;
};

const BeneficiaryRow = memo(
  ({
    id,
    name,
    country,
    currency,
    more,
    ending,
    index,
    watch,
  }: Omit<Listed, 'more'> & {
    readonly more: string;
    readonly index: number;
    readonly watch: WatchRow<string> | undefined;
  }) => {
    const row = useCallback(
      (element: HTMLTableRowElement | null) =>
        element === null || watch === undefined ? undefined : watch(element, id),
      [watch, id],
    );
    return (
      <tr className="row payee-row" ref={row} aria-rowindex={index + 2}>
        <th className="row-main" scope="row">
          <Link className="row-link" to={paths.gateway.beneficiary(id)} title={name}>
            {name}
          </Link>
        </th>
        <td className="row-quiet">
          <div className="payee-facts">
            <span className="payee-more">
              {countryName(country)}
              {more === '' ? null : ` · ${more}`}
            </span>
            {ending === undefined ? null : <AccountEnding lastFour={ending} />}
          </div>
        </td>
        <td className="row-amount">
          <Badge>{currency}</Badge>
        </td>
      </tr>
    );
  },
);

/** A table of beneficiaries by name, country and currency; of thousands only those in sight are drawn, each with its place. */
export const BeneficiaryRows = <B,>({
  heads,
  beneficiaries,
  listed,
  waiting,
  watch,
}: {
  /** The heads of the three columns. */
  readonly heads: ReactNode;
  readonly beneficiaries: readonly B[];
  readonly listed: (beneficiary: B) => Listed;
  /** They are on their way for the first time. */
  readonly waiting: boolean;
  /** Hears of the rows that come into sight, by the ids of their beneficiaries. */
  readonly watch?: WatchRow<string>;
}) => {
  const { table, draw } = useVirtualRows(beneficiaries.length);
  return (
    <Table
      caption="Beneficiaries"
      heads={heads}
      isLong
      virtual={{ table, rowCount: waiting ? -1 : beneficiaries.length + 1 }}
      waiting={waiting}
    >
      {waiting ? <BeneficiaryRowsSkeleton /> : null}
      {draw(beneficiaries, (beneficiary, index) => {
        const { more, ...shown } = listed(beneficiary);
        // One text, so that a row that says the same is not drawn anew.
        const told = more.filter((text) => text !== '').join(' · ');
        return <BeneficiaryRow {...shown} more={told} index={index} watch={watch} key={shown.id} />;
      })}
    </Table>
  );
};

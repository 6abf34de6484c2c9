import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { countryName } from '@fx-gateway/domain/geography';
import { observer } from 'mobx-react-lite';
import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/facts/Badge.tsx';
import { paths } from '../../routing/paths.ts';
import { WaitingBeneficiaries } from '../../lists/WaitingBeneficiaries.tsx';
import { useVirtualRows } from '../../lists/useVirtualRows.ts';
import { sticksAbove } from '../../kit/layout/stickyEdges.ts';
import { useCorpay } from '../scope/corpayContext.ts';
import type { BeneficiaryOrder } from '../scope/beneficiaries/sortBeneficiaries.ts';
import '../../lists/Rows.css';
import '../../lists/VirtualRows.css';

const BeneficiaryRow = memo(
  ({
    beneficiary,
    apart,
    index,
  }: {
    readonly beneficiary: BeneficiarySummary;
    /** What tells it from one that is alike; empty where none is, or it is not known. */
    readonly apart: string;
    readonly index: number;
  }) => (
    <tr className="row payee-row" data-index={index} aria-rowindex={index + 2}>
      <th className="row-main" scope="row">
        <Link
          className="row-link"
          to={paths.gateway.beneficiary(beneficiary.clientIntegrationId)}
          title={beneficiary.payee}
        >
          {beneficiary.payee}
        </Link>
      </th>
      <td className="row-quiet">
        {countryName(beneficiary.bankCountryISO)}
        {apart === '' ? null : ` · ${apart}`}
      </td>
      <td className="row-amount">
        <Badge>{beneficiary.curr}</Badge>
      </td>
    </tr>
  ),
);

/** The head of a column, which sorts by it; a second press turns the order round. */
const SortHeader = observer(
  ({
    by,
    className,
    children,
  }: {
    readonly by: BeneficiaryOrder['by'];
    readonly className?: string;
    readonly children: string;
  }) => {
    const { beneficiaryList } = useCorpay();
    const { order } = beneficiaryList;
    const sorted = order.by !== by ? undefined : order.descending ? 'descending' : 'ascending';
    return (
      <th className={className} scope="col" aria-sort={sorted}>
        <button type="button" className="sort-header" onClick={() => beneficiaryList.sortBy(by)}>
          {children}
          <span aria-hidden="true">{sorted === undefined ? '' : order.descending ? ' ↓' : ' ↑'}</span>
        </button>
      </th>
    );
  },
);

/** Stands for rows that are not drawn; assistive technology ignores it. */
const Gap = ({ height }: { readonly height: number }) =>
  height === 0 ? null : <tr className="payee-gap" aria-hidden="true" style={{ height }} />;

/** Name and currency badge by row (CP-BENE-5); of thousands only those in sight are drawn, each with its place. */
export const BeneficiaryTable = ({
  beneficiaries,
  apart,
  waiting,
}: {
  readonly beneficiaries: readonly BeneficiarySummary[];
  /** They are on their way for the first time. */
  readonly waiting: boolean;
  /** What tells those apart that are alike in payee and currency, by their ids. */
  readonly apart: ReadonlyMap<string, string>;
}) => {
  const { table, rows, skippedAtEnd, rowHeight } = useVirtualRows(beneficiaries.length);
  return (
    <table
      className="rows"
      ref={table}
      aria-rowcount={waiting ? -1 : beneficiaries.length + 1}
      aria-busy={waiting}
    >
      <caption className="visually-hidden">Beneficiaries</caption>
      <thead ref={sticksAbove}>
        <tr aria-rowindex={1}>
          <SortHeader by="payee">Payee</SortHeader>
          <SortHeader by="bankCountry">Bank country</SortHeader>
          <SortHeader by="currency" className="row-amount">
            Currency
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {waiting ? <WaitingBeneficiaries /> : null}
        {rows.map(({ index, skipped }) => {
          const beneficiary = beneficiaries[index];
          return beneficiary === undefined ? null : (
            <Fragment key={beneficiary.clientIntegrationId}>
              <Gap height={skipped * rowHeight} />
              <BeneficiaryRow
                beneficiary={beneficiary}
                apart={apart.get(beneficiary.clientIntegrationId) ?? ''}
                index={index}
              />
            </Fragment>
          );
        })}
        <Gap height={skippedAtEnd * rowHeight} />
      </tbody>
    </table>
  );
};

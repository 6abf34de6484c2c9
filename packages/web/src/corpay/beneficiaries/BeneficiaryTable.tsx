import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { countryName } from '@fx-gateway/domain/geography';
import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/facts/Badge.tsx';
import { paths } from '../../routing/paths.ts';
import { useVirtualRows } from '../../lists/useVirtualRows.ts';
import '../../lists/Rows.css';
import '../../lists/VirtualRows.css';

const BeneficiaryRow = memo(
  ({ beneficiary, index }: { readonly beneficiary: BeneficiarySummary; readonly index: number }) => (
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
      <td className="row-quiet">{countryName(beneficiary.bankCountryISO)}</td>
      <td className="row-amount">
        <Badge>{beneficiary.curr}</Badge>
      </td>
    </tr>
  ),
);

/** Stands for rows that are not drawn; assistive technology ignores it. */
const Gap = ({ height }: { readonly height: number }) =>
  height === 0 ? null : <tr className="payee-gap" aria-hidden="true" style={{ height }} />;

/** Name and currency badge by row (CP-BENE-5); of thousands only those in sight are drawn, each with its place. */
export const BeneficiaryTable = ({
  beneficiaries,
}: {
  readonly beneficiaries: readonly BeneficiarySummary[];
}) => {
  const { table, rows, skippedAtEnd, rowHeight } = useVirtualRows(beneficiaries.length);
  return (
    <table className="rows" ref={table} aria-rowcount={beneficiaries.length + 1}>
      <caption className="visually-hidden">Beneficiaries</caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">Payee</th>
          <th scope="col">Bank country</th>
          <th className="row-amount" scope="col">
            Currency
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ index, skipped }) => {
          const beneficiary = beneficiaries[index];
          return beneficiary === undefined ? null : (
            <Fragment key={beneficiary.clientIntegrationId}>
              <Gap height={skipped * rowHeight} />
              <BeneficiaryRow beneficiary={beneficiary} index={index} />
            </Fragment>
          );
        })}
        <Gap height={skippedAtEnd * rowHeight} />
      </tbody>
    </table>
  );
};

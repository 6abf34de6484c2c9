import { countryName } from '@fx-gateway/domain/geography';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx';
import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/facts/Badge.tsx';
import { WaitingBeneficiaries } from '../../lists/WaitingBeneficiaries.tsx';
import { useVirtualRows } from '../../lists/useVirtualRows.ts';
import { paths } from '../../routing/paths.ts';
import { sticksAbove } from '../../kit/layout/stickyEdges.ts';
import '../../lists/Rows.css';
import '../../lists/VirtualRows.css';

const BeneficiaryRow = memo(
  ({ beneficiary, index }: { readonly beneficiary: OfxBeneficiary; readonly index: number }) => (
    <tr className="row payee-row" data-index={index} aria-rowindex={index + 2}>
      <th className="row-main" scope="row">
        <Link
          className="row-link"
          to={paths.gateway.beneficiary(beneficiary.beneficiaryId)}
          title={beneficiary.name}
        >
          {beneficiary.name}
        </Link>
      </th>
      <td className="row-quiet">{countryName(beneficiary.beneficiaryAddress.country)}</td>
      <td className="row-amount">
        <Badge>{beneficiary.currency}</Badge>
      </td>
    </tr>
  ),
);

/** Stands for rows that are not drawn; assistive technology ignores it. */
const Gap = ({ height }: { readonly height: number }) =>
  height === 0 ? null : <tr className="payee-gap" aria-hidden="true" style={{ height }} />;

/** Name and currency badge by row, each a link to its detail (OFX-BENE-6); of many only those in sight are drawn. */
export const BeneficiaryTable = ({
  beneficiaries,
  waiting,
}: {
  readonly beneficiaries: readonly OfxBeneficiary[];
  /** They are on their way for the first time. */
  readonly waiting: boolean;
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
          <th scope="col">Name</th>
          <th scope="col">Country</th>
          <th className="row-amount" scope="col">
            Currency
          </th>
        </tr>
      </thead>
      <tbody>
        {waiting ? <WaitingBeneficiaries /> : null}
        {rows.map(({ index, skipped }) => {
          const beneficiary = beneficiaries[index];
          return beneficiary === undefined ? null : (
            <Fragment key={beneficiary.beneficiaryId}>
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

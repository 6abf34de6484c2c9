import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { formatDealPayees, type PayeeNames } from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '../../quoting/AmountText.tsx';
import { BookedDealsTable } from '../../kit/lists/BookedDealsTable.tsx';
import type { VirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import { paths } from '../../routing/paths.ts';
import { DealBadge } from './DealBadge.tsx';
import './DealTable.css';

type DealRowProps = { readonly index: number; readonly deal: OfxDeal; readonly payees: string | null };

const DealRow = memo(({ index, deal, payees }: DealRowProps) => {
  const count = deal.dealBeneficiaries.length;
  return (
    <tr className="row deal-row" aria-rowindex={index + 2}>
      <th className="row-main" scope="row">
        <Link className="row-link" to={paths.gateway.deal(deal.dealId)}>
          {payees === null ? null : <span className="deal-payees">{payees} </span>}
          <span className={payees === null ? undefined : 'deal-reference'}>{deal.reference}</span>
        </Link>
      </th>
      <td className="row-state">
        <DealBadge deal={deal} />
      </td>
      <td className="row-quiet">
        {count}
        <span className="deal-count-words"> {count === 1 ? 'beneficiary' : 'beneficiaries'} receiving</span>
      </td>
      <td className="row-amount row-amounts">
        <span className="row-label">They receive </span>
        <AmountText of={deal.sell} />
        <span className="deal-sent">
          <span className="row-label">You send </span>
          <AmountText of={deal.buy} />
        </span>
      </td>
      <td className="row-date">
        <span className="row-label">Booked </span>
        {formatDate(deal.enteredDate)}
      </td>
    </tr>
  );
});

const columns = [
  { head: 'Paid to', cell: 'row-main' },
  { head: 'State', cell: 'row-state' },
  { head: 'Beneficiaries', cell: 'row-quiet' },
  { head: 'They receive, and you send', cell: 'row-amount row-amounts' },
  { head: 'Booked', cell: 'row-date' },
] as const;

const nobody: PayeeNames = new Map();

/** Deals as rows: who is paid, the reference, the state, both amounts, and when it was booked (OFX-DEAL-6 to OFX-DEAL-8). */
export const DealTable = ({
  caption,
  deals,
  names = nobody,
  waiting = false,
  rows,
  virtual,
}: {
  readonly caption: string;
  readonly deals: readonly OfxDeal[];
  /** By whom they are known to pay. */
  readonly names?: PayeeNames;
  /** They are on their way; so many are drawn as empty rows. */
  readonly waiting?: boolean;
  readonly rows?: number;
  /** Where only those in sight are drawn. */
  readonly virtual?: VirtualRows;
}) => {
  const rowOf = (deal: OfxDeal, index: number): ReactNode => (
    <DealRow key={deal.dealId} index={index} deal={deal} payees={formatDealPayees(deal, names)} />
  );
  return (
    <BookedDealsTable
      name="deal-row"
      caption={caption}
      columns={columns}
      waiting={waiting}
      rows={rows}
      virtual={virtual}
    >
      {virtual === undefined ? deals.map(rowOf) : virtual.draw(deals, rowOf)}
    </BookedDealsTable>
  );
};

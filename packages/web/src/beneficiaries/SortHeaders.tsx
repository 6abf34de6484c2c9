import { observer } from 'mobx-react-lite';
import type { BeneficiaryOrder } from './sortBeneficiaries.ts';

type Sorted = { readonly order: BeneficiaryOrder; sortBy(by: BeneficiaryOrder['by']): void };

/** The head of a column, which sorts by it; a second press turns the order round. */
const SortHeader = observer(
  ({
    list,
    by,
    className,
    children,
  }: {
    readonly list: Sorted;
    readonly by: BeneficiaryOrder['by'];
    readonly className?: string;
    readonly children: string;
  }) => {
    const { order } = list;
    const sorted = order.by !== by ? undefined : order.descending ? 'descending' : 'ascending';
    return (
      <th className={className} scope="col" aria-sort={sorted}>
        <button type="button" className="sort-header" onClick={() => list.sortBy(by)}>
          {children}
          <span aria-hidden="true">{sorted === undefined ? '' : order.descending ? ' ↓' : ' ↑'}</span>
        </button>
      </th>
    );
  },
);

/** The heads of a list of beneficiaries, each of which sorts it. */
export const SortHeaders = ({
  list,
  name,
  country,
}: {
  readonly list: Sorted;
  /** What the partner calls the two columns. */
  readonly name: string;
  readonly country: string;
}) => (
  <>
    <SortHeader list={list} by="name">
      {name}
    </SortHeader>
    <SortHeader list={list} by="country">
      {country}
    </SortHeader>
    <SortHeader list={list} by="currency" className="row-amount">
      Currency
    </SortHeader>
  </>
);

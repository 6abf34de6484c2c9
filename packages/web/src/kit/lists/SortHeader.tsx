import type { ColumnSortOrder } from '@fx-gateway/domain/lists/sortByColumn.ts';
import { observer } from 'mobx-react-lite';
import './SortHeader.css';

/** A list that stands by one of its columns. */
export type SortedList<Column extends string> = {
  readonly order: ColumnSortOrder<Column>;
  sortBy(by: Column): void;
};

type Props<Column extends string> = {
  readonly list: SortedList<Column>;
  readonly by: Column;
  readonly className?: string;
  readonly children: string;
};

const Head = observer(({ list, by, className, children }: Props<string>) => {
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
});

/** The head of a column, which sorts by it; a second press turns the order round. */
export const SortHeader = <Column extends string>(props: Props<Column>) => <Head {...props} />;

import './SkeletonRows.css';

const bar = <span className="skeleton-bar" />;

/** Rows of a table that are on their way, in the cells of its columns: they stand where the first rows will. */
export const SkeletonTableRows = ({
  row = '',
  cells,
  rows = 6,
}: {
  /** What the rows of this table are called beside `row`. */
  readonly row?: string;
  /** The class of each cell of a row. */
  readonly cells: readonly string[];
  readonly rows?: number;
}) =>
  Array.from({ length: rows }, (_, place) => (
    <tr className={`row row-waiting ${row}`} key={place} aria-hidden="true">
      {cells.map((cell) => (
        <td className={cell} key={cell}>
          {bar}
        </td>
      ))}
    </tr>
  ));

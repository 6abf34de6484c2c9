type State = { readonly label: string; readonly first: string; readonly second: string };

/** What of a record is not the same in two states, side by side. */
export const StateComparisonTable = ({
  headings: [first, second],
  rows,
}: {
  readonly headings: readonly [first: string, second: string];
  readonly rows: readonly State[];
}) => (
  <table className="admin-plan">
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">What</span>
        </th>
        <th scope="col">{first}</th>
        <th scope="col">{second}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          <td>{row.first}</td>
          <td>{row.second}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

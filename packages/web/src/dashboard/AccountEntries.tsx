import { Card } from '../kit/layout/Card.tsx';
import { entryName } from './entryName.ts';

/** The partners or exchanges of the account, or that there are none yet (ACCT-2). */
export const AccountEntries = ({
  title,
  entries,
  none,
}: {
  readonly title: string;
  readonly entries: readonly unknown[];
  readonly none: string;
}) => {
  const names = [...new Set(entries.map(entryName).filter((name) => name !== null))];
  return (
    <Card title={title}>
      {names.length === 0 ? (
        <p className="dashboard-none">{none}</p>
      ) : (
        <ul className="dashboard-entries">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Card>
  );
};

import { useDependencies } from '../context/dependenciesContext.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { downloadText } from './downloadText.ts';
import './CountAndFile.css';

/** How many records are left of how many, and the same for a spreadsheet; the file of a sandbox says so in its name. */
export const CountAndFile = ({
  count,
  none,
  file,
  csv,
}: {
  readonly count: string;
  readonly none: boolean;
  /** The name of the file, without its end. */
  readonly file: string;
  readonly csv: () => string;
}) => {
  const { environment } = useDependencies().configuration;
  const name = environment.kind === 'sandbox' ? `${file}-sandbox.csv` : `${file}.csv`;
  return (
    <div className="list-count">
      <output>{count}</output>
      <QuietButton disabled={none} onPress={() => downloadText(name, 'text/csv;charset=utf-8', csv())}>
        Download CSV
      </QuietButton>
    </div>
  );
};

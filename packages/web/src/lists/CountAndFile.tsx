import { useDependencies } from '../context/dependenciesContext.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { countWords } from './countWords.ts';
import { downloadText } from './downloadText.ts';
import './CountAndFile.css';

/** How many records are left of how many, and the same for a spreadsheet; the file of a sandbox says so in its name. */
export const CountAndFile = ({
  count,
  of,
  nouns,
  file,
  csv,
}: {
  readonly count: number;
  readonly of: number;
  readonly nouns: readonly [one: string, many: string];
  /** The name of the file, without its end. */
  readonly file: string;
  readonly csv: () => string;
}) => {
  const { environment } = useDependencies().configuration;
  const name = environment.kind === 'sandbox' ? `${file}-sandbox.csv` : `${file}.csv`;
  return (
    <div className="list-count">
      <output>{countWords(count, of, nouns)}</output>
      <QuietButton disabled={count === 0} onPress={() => downloadText(name, 'text/csv;charset=utf-8', csv())}>
        Download CSV
      </QuietButton>
    </div>
  );
};

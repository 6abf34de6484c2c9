import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { countWords } from './countWords.ts';
import { downloadText } from './downloadText.ts';
import './CountAndFile.css';

/** How many records are left of how many, and the same for a spreadsheet. */
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
  readonly file: string;
  readonly csv: () => string;
}) => (
  <div className="list-count">
    <output>{countWords(count, of, nouns)}</output>
    <QuietButton disabled={count === 0} onPress={() => downloadText(file, 'text/csv;charset=utf-8', csv())}>
      Download CSV
    </QuietButton>
  </div>
);

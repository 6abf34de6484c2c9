import type { ReactNode } from 'react';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { QuietButton } from '../buttons/QuietButton.tsx';
import { downloadTextFile } from './downloadTextFile.ts';
import './CountAndDownload.css';

/** A spreadsheet that finds it reads accents as they were written. */
const byteOrderMark = '\uFEFF';

/**
 * How many records are left of how many, and the same for a spreadsheet. The name of the file says that it holds a part of
 * the list, and that it is of a sandbox.
 */
export const CountAndDownload = ({
  count,
  none,
  file,
  narrowed,
  csv,
  first = (download) => download(),
  children,
}: {
  readonly count: string;
  readonly none: boolean;
  /** The name of the file, without its end. */
  readonly file: string;
  readonly narrowed: boolean;
  readonly csv: () => string;
  /** What has to be done before; it calls `download` then. */
  readonly first?: (download: () => void) => void;
  /** What is said of the list beside its count. */
  readonly children?: ReactNode;
}) => {
  const { environment } = useDependencies().configuration;
  const parts = [
    file,
    ...(narrowed ? ['filtered'] : []),
    ...(environment.kind === 'sandbox' ? ['sandbox'] : []),
  ];
  const name = `${parts.join('-')}.csv`;
  return (
    <div className="list-count">
      <div className="list-count-words">
        <output>{count}</output>
        {children}
      </div>
      <QuietButton
        disabled={none}
        onPress={() =>
          first(() => downloadTextFile(name, 'text/csv;charset=utf-8', `${byteOrderMark}${csv()}`))
        }
      >
        Download CSV
      </QuietButton>
    </div>
  );
};

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PrintButton } from '../buttons/PrintButton.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';
import './PrintableRecord.css';

/** The way back to the list that something comes from. */
export const BackToListLink = ({ to }: { readonly to: string }) => (
  <Link className="see-all" to={to}>
    See All
  </Link>
);

/** One thing out of a list, as wide as a letter and fit to be printed. */
export const PrintableRecord = ({
  list,
  title,
  aside,
  beforePrint,
  children,
}: {
  readonly list: string;
  readonly title: string;
  /** What is said of it in a word beside its title. */
  readonly aside?: ReactNode;
  /** Reads what stands on paper only. */
  readonly beforePrint?: () => Promise<void>;
  readonly children: ReactNode;
}) => (
  <article className="letter">
    <div className="letter-top">
      <BackToListLink to={list} />
      <PrintButton prepare={beforePrint} />
    </div>
    <ScreenHeading title={title} aside={aside} />
    {children}
  </article>
);

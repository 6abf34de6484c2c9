import { useId, type ReactNode } from 'react';
import './ReadOnlySummary.css';

/** What is settled and cannot be changed any more, standing above what is still to do. */
export const ReadOnlySummary = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className="sealed" aria-labelledby={id}>
      <h2 className="sealed-title" id={id}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="10" cy="10" r="9" />
          <path d="m6 10.2 2.7 2.7L14 7.6" />
        </svg>
        {title}
      </h2>
      {children}
    </section>
  );
};

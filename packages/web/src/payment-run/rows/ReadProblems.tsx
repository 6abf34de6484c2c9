import type { RunReadProblem } from '@fx-gateway/domain/payment-run/reading/runReadProblem.ts';

const mostShown = 20;

/** What cannot be read, each with its line and column. */
export const ReadProblems = ({
  title,
  problems,
}: {
  readonly title: string;
  readonly problems: readonly RunReadProblem[];
}) => (
  <div className="notice notice-danger" role="alert">
    <p className="notice-title">{title}</p>
    <ul className="run-problems">
      {problems.slice(0, mostShown).map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`}>
          <span className="run-place">
            Line {line}, column {column}
          </span>{' '}
          {message}
        </li>
      ))}
    </ul>
    {problems.length > mostShown ? <p>And {problems.length - mostShown} more.</p> : null}
  </div>
);

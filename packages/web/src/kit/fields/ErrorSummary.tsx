import { useEffect, useRef } from 'react';
import '../notices/Notice.css';

export type FieldProblem = { readonly fieldId: string; readonly label: string; readonly message: string };

/** The fields that need correcting, each a link to its place; takes the focus each time `attempt` grows. */
export const ErrorSummary = ({
  problems,
  attempt,
}: {
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div className="notice notice-danger" role="alert" tabIndex={-1} ref={box}>
      <p className="notice-title">
        {problems.length === 1
          ? 'You have 1 error that needs correcting'
          : `You have ${problems.length} errors that need correcting`}
      </p>
      <ul className="error-summary-list">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(problem.fieldId)?.focus();
              }}
            >
              {problem.label}: {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

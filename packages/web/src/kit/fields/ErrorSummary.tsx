import { useEffect, useRef } from 'react';
import '../notices/Notice.css';

export type FieldProblem = { readonly fieldId: string; readonly label: string; readonly message: string };

const placeOf = (problem: FieldProblem | undefined): HTMLElement | null =>
  problem === undefined ? null : document.getElementById(problem.fieldId);

/**
 * Several fields that need correcting, each a link to its place. Each time `attempt` grows it takes the focus; of fewer
 * mistakes the first field does.
 */
export const ErrorSummary = ({
  problems,
  attempt,
  several = 3,
}: {
  readonly problems: readonly FieldProblem[];
  readonly attempt: number;
  /** From so many mistakes on they are summed up; fewer are seen at their fields. */
  readonly several?: number;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(problems[0]);
  useEffect(() => {
    first.current = problems[0];
  }, [problems]);
  // Only an attempt moves the focus, not a mistake that is corrected meanwhile.
  useEffect(() => {
    if (attempt > 0) (box.current ?? placeOf(first.current))?.focus();
  }, [attempt]);
  if (problems.length < several) return null;
  return (
    <div className="notice notice-danger" role="alert" tabIndex={-1} ref={box}>
      <p className="notice-title">You have {problems.length} errors that need correcting</p>
      <ul className="error-summary-list">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                placeOf(problem)?.focus();
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

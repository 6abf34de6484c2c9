import { useRef, type ReactNode } from 'react';
import { useKeepFocusInside } from '../../kit/focus/useKeepFocusInside.ts';
import { stickyBottomRef } from '../../kit/layout/stickyEdges.ts';

/** What counts in a step, and its next action: it stays at the lower edge of the window. */
export const RunSummary = ({
  facts,
  children,
}: {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode; readonly tone?: 'bad' }[];
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLElement>(null);
  // 'Stop' and 'Book all' go once they have done their work.
  useKeepFocusInside(place, true);
  return (
    <section
      className="run-summary"
      aria-label="This payment run"
      tabIndex={-1}
      ref={(section) => {
        place.current = section;
        return stickyBottomRef(section);
      }}
    >
      <dl className="run-facts">
        {facts.map(({ label, value, tone }) => (
          <div className={tone === undefined ? 'run-fact' : 'run-fact run-fact-bad'} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="run-actions">{children}</div>
    </section>
  );
};

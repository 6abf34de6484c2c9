import type { ProgressStep } from '@fx-gateway/domain/timeline/progressStep.ts';
import './ProgressSteps.css';

const spoken: Readonly<Record<ProgressStep['state'], string>> = {
  done: 'done',
  now: 'next',
  later: 'later',
  unreported: 'not reported',
};

/** Where an order or a deal stands, as stations on a line; below each other on a phone. */
export const ProgressSteps = ({
  of,
  stations,
}: {
  readonly of: 'order' | 'deal';
  readonly stations: readonly ProgressStep[];
}) => (
  <div className="stations-place">
    <ol className="stations" aria-label={`Where this ${of} stands`}>
      {stations.map(({ name, state, text }) => (
        <li
          className={`station station-${state}`}
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="station-name">
            {name}
            <span className="visually-hidden">, {spoken[state]}</span>
          </span>
          <span className="station-text">{text}</span>
        </li>
      ))}
    </ol>
  </div>
);

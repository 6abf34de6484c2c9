export type WizardStepShown = {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  /** Null when it cannot be entered now. */
  readonly enter: (() => void) | null;
};

const Mark = () => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <path d="m3 7.4 2.7 2.7L11 4.6" />
  </svg>
);

/** The steps with their marks; those that can be entered are buttons. Small screens do without. */
export const WizardSteps = ({
  steps,
  current,
}: {
  readonly steps: readonly WizardStepShown[];
  readonly current: string;
}) => (
  <nav className="wizard-steps" aria-label="Steps">
    <ol>
      {steps.map(({ id, title, done, enter }, place) => (
        <li key={id}>
          <button
            type="button"
            className="wizard-step"
            aria-current={current === id ? 'step' : undefined}
            disabled={enter === null}
            onClick={() => enter?.()}
          >
            <span className={done ? 'wizard-mark wizard-mark-done' : 'wizard-mark'}>
              {done ? <Mark /> : place + 1}
            </span>
            {title}
            {done ? <span className="visually-hidden"> (completed)</span> : null}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

const steps = ['Rows', 'Check', 'Review', 'Pay'] as const;

export type RunStep = (typeof steps)[number];

/** Where a payment run stands. */
export const RunSteps = ({ now }: { readonly now: RunStep }) => (
  <ol className="run-steps" aria-label="Steps of this payment run">
    {steps.map((step, place) => (
      <li
        className={place < steps.indexOf(now) ? 'run-step run-step-done' : 'run-step'}
        key={step}
        aria-current={step === now ? 'step' : undefined}
      >
        {step}
      </li>
    ))}
  </ol>
);

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTabName } from '../layout/tabTitle.ts';
import { stickyTopRef } from '../layout/stickyEdges.ts';
import { firstEmptyRequiredField, hasOnScreenKeyboard } from '../focus/formFieldFocus.ts';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { doublePressMs } from '../buttons/doublePressMs.ts';
import { WizardSteps, type WizardStepShown } from './WizardSteps.tsx';
import './Wizard.css';

/**
 * Typing begins in the first field; when the step changes, its top comes into sight, and typing goes on in the first field
 * that still has to be filled, where there is one: who only looks a record through is not sent to what may stay empty. Who
 * comes to correct a field is sent to that one, by its id.
 */
const useStepStart = (step: string, startAt: string | null) => {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    top.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    changedAt.current = new Event('changed').timeStamp;
    const missing =
      top.current === null || hasOnScreenKeyboard() ? undefined : firstEmptyRequiredField(top.current);
    const field = (startAt === null ? null : document.getElementById(startAt)) ?? missing;
    (field ?? top.current)?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
    field?.scrollIntoView({ block: 'nearest' });
  }, [step, startAt]);
  /** An Enter that is held down, or bounces, was meant for the step before; whoever has typed here means this one. */
  const holdBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') changedAt.current = -Infinity;
    else if (event.repeat || event.timeStamp - changedAt.current < doublePressMs) event.preventDefault();
  };
  return { top, holdBack };
};

/** Several steps after each other: where one is, the way out, and the step at hand. */
export const WizardFrame = ({
  title,
  steps,
  current,
  back,
  startAt = null,
  children,
}: {
  readonly title: string;
  readonly steps: readonly WizardStepShown[];
  readonly current: string;
  /** Where Cancel leads. */
  readonly back: string;
  /** The id of the field that the step was entered for; null where it was entered as a whole. */
  readonly startAt?: string | null;
  readonly children: ReactNode;
}) => {
  useTabName('screen', title);
  const { top, holdBack } = useStepStart(current, startAt);
  const place = steps.findIndex(({ id }) => id === current) + 1;
  return (
    <div className="wizard">
      <div className="wizard-side">
        <h2 className="wizard-title">{title}</h2>
        <p className="wizard-progress" ref={stickyTopRef}>
          Step {place} of {steps.length}
          <progress className="wizard-progress-bar" value={place} max={steps.length} aria-hidden="true" />
        </p>
        <WizardSteps steps={steps} current={current} />
        <ButtonLink look="plain" to={back}>
          Cancel
        </ButtonLink>
      </div>
      <div className="wizard-main arrival" tabIndex={-1} ref={top} onKeyDownCapture={holdBack}>
        {children}
      </div>
    </div>
  );
};

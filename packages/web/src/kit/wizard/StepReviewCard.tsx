import type { ReactNode } from 'react';
import { QuietButton } from '../buttons/QuietButton.tsx';

/** Where a step stands in the review, by its id. */
export const reviewedStepId = (step: string): string => `review-${step}`;

/** What was filled in at one step, with the way back to it. */
export const StepReviewCard = ({
  id,
  title,
  disabled,
  onEdit,
  children,
}: {
  /** Of the step. */
  readonly id: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}) => (
  <section className="review-step" aria-labelledby={reviewedStepId(id)}>
    <header className="review-header">
      <h3 className="review-title" id={reviewedStepId(id)} tabIndex={-1}>
        {title}
      </h3>
      <QuietButton look="plain" label={`Edit ${title}`} disabled={disabled} onPress={onEdit}>
        Edit
      </QuietButton>
    </header>
    {children}
  </section>
);

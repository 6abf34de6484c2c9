import type { ReactNode } from 'react';
import { PrimaryButton } from '../buttons/PrimaryButton.tsx';
import { QuietButton } from '../buttons/QuietButton.tsx';
import { focusField, LinkToField } from './LinkToField.tsx';
import { Card } from '../layout/Card.tsx';
import { ReviewedPayee, type ReviewedPayeeProps } from './ReviewedPayee.tsx';

/** The last step of a wizard: everything that was filled in, and the press that sends it. */
export const WizardReviewCard = ({
  submit,
  payee,
  sealed,
  busy,
  disabledReason,
  cureId = null,
  onBack,
  onSubmit,
  children,
}: {
  /** What the press is called. */
  readonly submit: string;
  readonly payee: ReviewedPayeeProps;
  /** Nothing can be changed now. */
  readonly sealed: boolean;
  readonly busy: boolean;
  readonly disabledReason: string | null;
  /** The id of what has to be answered or corrected first; null where that has no place. */
  readonly cureId?: string | null;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
  /** A `ReviewStep` for each step. */
  readonly children: ReactNode;
}) => (
  <Card
    title="Review & Submit"
    footer={
      <>
        <QuietButton disabled={sealed} onPress={onBack}>
          Back
        </QuietButton>
        <PrimaryButton
          busy={busy}
          disabledReason={
            disabledReason === null || cureId === null ? (
              disabledReason
            ) : (
              <LinkToField id={cureId}>{disabledReason}</LinkToField>
            )
          }
          onPress={onSubmit}
          onPressOff={() => cureId !== null && focusField(cureId)}
        >
          {submit}
        </PrimaryButton>
      </>
    }
  >
    <div className="review">
      <ReviewedPayee {...payee} />
      {children}
    </div>
  </Card>
);

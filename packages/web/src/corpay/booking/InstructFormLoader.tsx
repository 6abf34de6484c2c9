import { formNotLoadedMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import type { LazyPage } from '../../routing/makeLazyPage.ts';
import { useLazyPage } from '../../fetching/useLazyPage.ts';
import { PageFailure } from '../../failures/PageFailure.tsx';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import type { DealAwaitingInstruction } from '../stores/deal/DealAwaitingInstruction.ts';

/** The form of a booked deal's instruction, which comes in a file of its own: what was booked does not wait for it. */
export type LazyInstructForm = LazyPage<{ readonly booked: DealAwaitingInstruction }>;

/** That form, or why it is not there; what is typed into it stays with the deal. */
export const InstructFormLoader = ({
  booked,
  form,
}: {
  readonly booked: DealAwaitingInstruction;
  readonly form: LazyInstructForm;
}) => {
  const { page: Form, failed, tryAgain } = useLazyPage(form);
  if (Form !== null) return <Form booked={booked} />;
  return failed ? (
    <PageFailure
      happened={formNotLoadedMessages.happened}
      kept={formNotLoadedMessages.kept(booked)}
      onTryAgain={tryAgain}
    />
  ) : (
    <div className="deal-form-place">
      <CentredSpinner />
    </div>
  );
};

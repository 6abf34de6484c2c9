import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { findRulesToLoad } from '@fx-gateway/domain/corpay/beneficiaries/wizard/wizardState.ts';
import { observer } from 'mobx-react-lite';
import { FocusOnMount } from '../../../kit/focus/FocusOnMount.tsx';
import { FailureNotice } from '../../../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

/** The rules of the record could not be had; nothing can go on without them, and nothing that was typed is lost. */
export const RulesFailure = observer(({ store }: { readonly store: WizardStore }) => {
  const { failure } = store.rules;
  if (failure === null || findRulesToLoad(store.state) === null) return null;
  const refused = failure.kind === 'refused';
  const notice = (
    <FailureNotice
      happened={callFailureMessage(failure)}
      kept={
        refused
          ? 'What you typed is still here.'
          : "What is asked here follows the partner's rules, and they could not be loaded. What you typed is still here."
      }
      next={
        <div className="button-row">
          {refused && store.state.step !== 'basic-info' ? (
            <QuietButton onPress={() => store.goTo({ type: 'GO_TO_STEP', step: 'basic-info' })}>
              Go to Basic Info
            </QuietButton>
          ) : null}
          <QuietButton busy={store.rules.answer.loading} onPress={() => store.rules.askAgain()}>
            Try again
          </QuietButton>
        </div>
      }
      requestId={failure.requestId}
    />
  );
  return store.rules.stops === 0 ? notice : <FocusOnMount key={store.rules.stops}>{notice}</FocusOnMount>;
});

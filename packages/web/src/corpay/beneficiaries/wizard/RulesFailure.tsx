import { callWords } from '@fx-gateway/domain/corpay';
import { rulesWanted } from '@fx-gateway/domain/corpay/beneficiaries';
import { observer } from 'mobx-react-lite';
import { CallFailure } from '../../CallFailure.tsx';
import type { WizardStore } from './WizardStore.ts';

/** The rules of the record could not be had; nothing can go on without them, and nothing that was typed is lost. */
export const RulesFailure = observer(({ store }: { readonly store: WizardStore }) => {
  const { failure, loading } = store.rules;
  if (failure === null || loading || rulesWanted(store.state) === null) return null;
  return (
    <CallFailure
      words={callWords(failure)}
      failure={failure}
      kept={
        failure.kind === 'refused'
          ? 'What you typed is still here.'
          : "What is asked here follows the partner's rules, and they could not be loaded. What you typed is still here."
      }
      onRetry={() => void store.rules.load()}
    />
  );
});

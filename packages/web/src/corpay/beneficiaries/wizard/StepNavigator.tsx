import { canGoTo, wizardSteps } from '@fx-gateway/domain/corpay/beneficiaries';
import { observer } from 'mobx-react-lite';
import type { WizardStore } from '../../scope/wizard/WizardStore.ts';

const Mark = () => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <path d="m3 7.4 2.7 2.7L11 4.6" />
  </svg>
);

/** The steps with their marks; those that can be entered are buttons (CP-WIZ-2, CP-WIZ-3). Small screens do without. */
export const StepNavigator = observer(({ store }: { readonly store: WizardStore }) => {
  const { state, sealed } = store;
  return (
    <nav className="wizard-steps" aria-label="Steps">
      <ol>
        {wizardSteps.map(({ id, title }, place) => {
          const done = state.completed.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className="wizard-step"
                aria-current={state.step === id ? 'step' : undefined}
                disabled={sealed || !canGoTo(state, id)}
                onClick={() => store.goTo({ type: 'GO_TO_STEP', step: id })}
              >
                <span className={done ? 'wizard-mark wizard-mark-done' : 'wizard-mark'}>
                  {done ? <Mark /> : place + 1}
                </span>
                {title}
                {done ? <span className="visually-hidden"> (completed)</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

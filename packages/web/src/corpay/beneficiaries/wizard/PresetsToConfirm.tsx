import {
  arePresetsConfirmed,
  listPresetsToConfirm,
  presetMessages,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/listPresetsToConfirm.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../../kit/buttons/QuietButton.tsx';
import { CheckField } from '../../../kit/fields/CheckField.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';
import './PresetsToConfirm.css';

export const presetsBoxId = 'presets-confirmed';

/** What nobody chose, together above Submit, each with the way to its field; one tick confirms it (CP-WIZ-23). */
export const PresetsToConfirm = observer(({ store }: { readonly store: WizardStore }) => {
  const { state, sealed } = store;
  const presets = listPresetsToConfirm(state);
  if (presets.length === 0) return null;
  const confirm = (confirmed: boolean): void => {
    if (!sealed) store.send({ type: 'presets-confirmed', confirmed });
  };
  return (
    <section className="presets" aria-labelledby="presets-title">
      <h3 className="presets-title" id="presets-title">
        {presetMessages.title}
      </h3>
      <ul className="presets-list">
        {presets.map(({ field, label, value }) => (
          <li className="preset" key={field}>
            <span className="preset-label">{label}</span>
            <span className="preset-value">{value}</span>
            <QuietButton
              look="plain"
              label={presetMessages.change(label)}
              disabled={sealed}
              onPress={() => store.goToField(field)}
            >
              Change
            </QuietButton>
          </li>
        ))}
      </ul>
      <CheckField id={presetsBoxId} checked={arePresetsConfirmed(state)} onChange={confirm} required>
        {presetMessages.confirm}
      </CheckField>
    </section>
  );
});

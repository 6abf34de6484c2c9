import { contradictionMessages } from '@fx-gateway/domain/corpay/beneficiaries/judging/findRecordContradictions.ts';
import {
  findWizardContradictions,
  areContradictionsConfirmed,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/findWizardContradictions.ts';
import { observer } from 'mobx-react-lite';
import { CheckField } from '../../../kit/fields/CheckField.tsx';
import { Notice } from '../../../kit/notices/Notice.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

export const contradictionsBoxId = 'contradictions-confirmed';

/** Numbers that contradict each other; before they are saved the user says that they are right. */
export const ContradictingNumbersNotice = observer(
  ({ store, asks = false }: { readonly store: WizardStore; readonly asks?: boolean }) => {
    const { state, sealed } = store;
    const contradictions = findWizardContradictions(state);
    if (contradictions.length === 0) return null;
    const confirm = (confirmed: boolean): void => {
      if (!sealed) store.send({ type: 'contradictions-confirmed', confirmed });
    };
    return (
      <Notice tone="warning" title={contradictionMessages.title}>
        <ul className="save-messages">
          {contradictions.map(({ key, label, message }) => (
            <li key={key}>
              {label}: {message}
            </li>
          ))}
        </ul>
        {asks ? (
          <CheckField
            id={contradictionsBoxId}
            checked={areContradictionsConfirmed(state)}
            onChange={confirm}
            required
          >
            {contradictionMessages.confirm}
          </CheckField>
        ) : (
          <p>Compare them. If they are right all the same, you can confirm them before you save.</p>
        )}
      </Notice>
    );
  },
);

import { sameAccountMessages } from '@fx-gateway/domain/beneficiaries/sameAccountMessages.ts';
import { makeWizardRecordToSend } from '@fx-gateway/domain/corpay/beneficiaries/wizard/makeWizardRecordToSend.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SameAccountNotice } from '../../../beneficiaries/SameAccountNotice.tsx';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';

/** Who has the account of a new beneficiary already, as far as is known; null when none has, and for an edit. */
const twinOf = ({ state, sealed, like }: WizardStore) =>
  state.mode === 'edit' || sealed ? null : like.sameAccount(makeWizardRecordToSend(state) ?? state.record);

/** Why the review cannot be sent yet: it was not said that a second one with the same account is wanted. */
export const unconfirmedDuplicateMessage = (store: WizardStore): string | null => {
  const twin = twinOf(store);
  return twin === null || store.twinWanted === twin.clientIntegrationId
    ? null
    : sameAccountMessages.askedAbove;
};

/** Asks once before a second beneficiary with the same account and currency is added. */
export const SameAccountQuestion = observer(({ store }: { readonly store: WizardStore }) => {
  useEffect(() => {
    const { mode, record } = store.state;
    if (mode === 'add') void store.like.readLike(record);
  }, [store]);
  const twin = twinOf(store);
  if (twin === null) return null;
  return (
    <SameAccountNotice
      name={twin.payee}
      currency={twin.curr}
      wanted={store.twinWanted === twin.clientIntegrationId}
      onWant={(wanted) => store.wantTwin(wanted ? twin.clientIntegrationId : null)}
    />
  );
});

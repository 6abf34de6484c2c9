import { sameAccountMessages } from '@fx-gateway/domain/beneficiaries/sameAccountMessages.ts';
import { findSameOfxAccount } from '@fx-gateway/domain/ofx/beneficiaries/findSameOfxAccount.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SameAccountNotice } from '../../../beneficiaries/SameAccountNotice.tsx';
import type { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';

/** Who has the account of a new beneficiary already; null when none has, and for an edit. */
const twinOf = ({ adds, sealed, record, listed }: OfxWizardStore) =>
  adds && !sealed ? findSameOfxAccount(listed.value ?? [], record) : null;

/** Why the review cannot be sent yet: it was not said that a second one with the same account is wanted. */
export const unconfirmedDuplicateMessage = (store: OfxWizardStore): string | null => {
  const twin = twinOf(store);
  return twin === null || store.twinWanted === twin.beneficiaryId ? null : sameAccountMessages.askedAbove;
};

/** Asks once before a second beneficiary with the same account and currency is added; the list has all accounts. */
export const SameAccountQuestion = observer(({ store }: { readonly store: OfxWizardStore }) => {
  const { adds, listed } = store;
  useEffect(() => {
    if (adds && listed.value === null) void listed.load();
  }, [adds, listed]);
  const twin = twinOf(store);
  if (twin === null) return null;
  const { beneficiaryId, name, currency } = twin;
  return (
    <SameAccountNotice
      name={name}
      currency={currency}
      wanted={store.twinWanted === beneficiaryId}
      onWant={(wanted) => store.wantTwin(wanted ? beneficiaryId : null)}
    />
  );
});

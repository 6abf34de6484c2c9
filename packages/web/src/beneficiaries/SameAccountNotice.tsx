import { sameAccountMessages } from '@fx-gateway/domain/beneficiaries/sameAccountMessages.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { Notice } from '../kit/notices/Notice.tsx';

export const sameAccountBoxId = 'same-account-wanted';

/** Asks whether a second beneficiary with the account of another one is wanted. */
export const SameAccountNotice = ({
  name,
  currency,
  wanted,
  onWant,
}: {
  /** Who has the account already, and in what they are paid. */
  readonly name: string;
  readonly currency: string;
  readonly wanted: boolean;
  readonly onWant: (wanted: boolean) => void;
}) => (
  <Notice tone="warning" title={sameAccountMessages.title}>
    <p>{sameAccountMessages.why(name, currency)}</p>
    <CheckField id={sameAccountBoxId} checked={wanted} onChange={onWant} required>
      {sameAccountMessages.tick}
    </CheckField>
  </Notice>
);

import type { StoredBookingCall, StoredInstructionCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { outcomeFoundElsewhereMessages } from '@fx-gateway/domain/corpay/openSteps/findOutcomeFoundElsewhere.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';

/** Another tab found out what became of what this one was asking about: that is said, and where it can be seen. */
export const OutcomeFoundInOtherTabNotice = ({
  intent,
  see,
  onClose,
}: {
  readonly intent: StoredBookingCall | StoredInstructionCall;
  readonly see: string;
  readonly onClose: () => void;
}) => (
  <Notice tone="warning" title={outcomeFoundElsewhereMessages.title(intent)}>
    <p>{outcomeFoundElsewhereMessages.words(intent)}</p>
    <NoticeActions onClose={onClose}>
      <ButtonLink to={see} onPress={onClose}>
        {intent.kind === 'booking' ? 'See Past Orders' : 'See the order'}
      </ButtonLink>
    </NoticeActions>
  </Notice>
);

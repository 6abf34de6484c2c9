import { settledElsewhereWords, type BookingIntent, type InstructionIntent } from '@fx-gateway/domain/corpay';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';

/** Another tab found out what became of what this one was asking about: that is said, and where it can be seen. */
export const SettledElsewhereNotice = ({
  intent,
  see,
  onClose,
}: {
  readonly intent: BookingIntent | InstructionIntent;
  readonly see: string;
  readonly onClose: () => void;
}) => (
  <Notice tone="warning" title={settledElsewhereWords.title(intent)}>
    <p>{settledElsewhereWords.words(intent)}</p>
    <div className="notice-next button-row">
      <ButtonLink to={see} onPress={onClose}>
        {intent.kind === 'booking' ? 'See Past Orders' : 'See the order'}
      </ButtonLink>
      <QuietButton look="plain" onPress={onClose}>
        Close
      </QuietButton>
    </div>
  </Notice>
);

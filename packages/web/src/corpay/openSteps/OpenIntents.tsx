import { intentId } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { useCorpay } from '../scope/corpayContext.ts';
import { LostBooking } from './LostBooking.tsx';
import { LostInstruction } from './LostInstruction.tsx';

/** What has no definite answer yet comes first, on every page of the gateway (S-80). */
export const OpenIntents = observer(() => {
  const { open } = useCorpay().intents.state;
  if (open.length === 0) return null;
  return (
    <div className="stack open-intents">
      {open.map((each) =>
        each.kind === 'booking' ? (
          <LostBooking key={intentId(each.intent)} lost={each} />
        ) : (
          <LostInstruction key={intentId(each.intent)} lost={each} />
        ),
      )}
    </div>
  );
});

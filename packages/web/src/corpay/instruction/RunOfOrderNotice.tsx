import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { FocusOnMount } from '../../kit/focus/FocusOnMount.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { paths } from '../../routing/paths.ts';
import type { RunOfOrderQuestion } from './RunOfOrderQuestion.ts';

/** What is asked once before an order is instructed by itself that a run may have booked. */
export const RunOfOrderNotice = observer(({ question }: { readonly question: RunOfOrderQuestion }) => {
  const { asked, said } = question;
  if (asked === null) return null;
  return (
    <FocusOnMount>
      <Notice tone="warning" title="Nothing was sent">
        {asked === 'unread' ? (
          <p>
            The open payment runs on this device cannot be read, and one of them may have booked this order.
          </p>
        ) : (
          <p>
            This {asked.isCertain ? 'is' : 'may be'} deal {asked.deal} of <strong>{asked.run.name}</strong>:{' '}
            <Link to={paths.gateway.payment(asked.run.id)}>open the run</Link>. Instructed here, the run can
            no longer instruct it, and whoever the run pays may be paid twice.
          </p>
        )}
        <CheckField checked={said} onChange={(now) => question.say(now)}>
          I want to instruct this order here all the same.
        </CheckField>
      </Notice>
    </FocusOnMount>
  );
});

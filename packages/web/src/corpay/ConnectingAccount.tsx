import { corpayWords, type IntegrationWatch } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import type { PartnerDependencies } from '../gateway/partner.ts';
import { useRunning } from '../calls/useRunning.ts';
import { Card } from '../kit/layout/Card.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';

const { title, next, again } = corpayWords.connecting;

/** What comes next for a new customer, until the partner has connected them; a locked page does not look. */
export const ConnectingAccount = observer(
  ({ watch, page }: { readonly watch: IntegrationWatch; readonly page: PartnerDependencies['session'] }) => {
    useRunning(page.locked ? null : watch);
    return (
      <Card title={title}>
        <div className="stack">
          <p>{next}</p>
          <output className="connecting-again">
            <Spinner size={20} />
            {again}
          </output>
        </div>
      </Card>
    );
  },
);

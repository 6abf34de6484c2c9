import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { ScreenHeading } from '../../kit/layout/ScreenHeading.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { paths } from '../../routing/paths.ts';
import { RunReport } from '../report/RunReport.tsx';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

/** A run that this browser does not keep any more, as this tab knew it last. */
export const GoneRun = observer(({ store: { run, fees } }: { readonly store: RunPaymentStore }) => (
  <>
    <ScreenHeading title={run.name} step="Gone" />
    <Notice tone="warning" title="This run is not kept on this device any more">
      <p>
        It was closed in another tab, or the data of this browser were deleted. Nothing more is booked here.
        Below is what this tab knew of it last: download it, and compare it with your list.
      </p>
      <div className="notice-next">
        <ButtonLink to={paths.gateway.payments}>Begin another run</ButtonLink>
      </div>
    </Notice>
    <RunReport run={run} fees={fees} isUnderWay={() => false} />
  </>
));

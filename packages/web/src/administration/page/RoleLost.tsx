import {
  administrationFailureMessages,
  administrationMessages,
} from '@fx-gateway/domain/administration/administrationMessages.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { Page } from '../../kit/layout/Page.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { paths } from '../../routing/paths.ts';
import type { AdministrationStore } from '../AdministrationStore.ts';

/** In place of the tools, once the service has refused them; the way back loads the account anew. */
export const RoleLost = ({ failure, made }: NonNullable<AdministrationStore['roleLost']>) => (
  <Page title={administrationMessages.title}>
    <FailureNotice
      happened={administrationFailureMessages(failure)}
      kept={joinSentences(made ?? '', administrationMessages.roleLost)}
      next={<a href={paths.secure.root}>Go back home</a>}
      requestId={failure.requestId}
    />
  </Page>
);

import {
  administrationFailureMessage,
  administrationMessages,
} from '@fx-gateway/domain/administration/administrationMessages.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { useEffect, useRef } from 'react';
import { Page } from '../../kit/layout/Page.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { paths } from '../../routing/paths.ts';
import type { AdministrationStore } from '../AdministrationStore.ts';

/** In place of the tools, once the service has refused them; the way back loads the account anew. */
export const RoleLostPage = ({ failure, made }: NonNullable<AdministrationStore['roleLost']>) => {
  const sentence = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the tools.
  useEffect(() => {
    sentence.current?.focus();
  }, []);
  return (
    <Page title={administrationMessages.title}>
      <div ref={sentence} tabIndex={-1}>
        <FailureNotice
          happened={administrationFailureMessage(failure)}
          kept={joinSentences(made ?? '', administrationMessages.roleLost)}
          next={<a href={paths.secure.root}>Go back home</a>}
          requestId={failure.requestId}
        />
      </div>
    </Page>
  );
};

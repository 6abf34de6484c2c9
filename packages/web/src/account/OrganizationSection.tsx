import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../kit/layout/Card.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { UnreachablePicture } from '../kit/pictures/UnreachablePicture.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { LabelledValuesSkeleton } from '../kit/waiting/LabelledValuesSkeleton.tsx';
import { paths } from '../routing/paths.ts';
import { useAccount } from './accountContext.ts';
import { OrganizationEditor } from './OrganizationEditor.tsx';
import type { AccountSettings } from '@fx-gateway/domain/account/account.ts';
import { organizationFields, organizationFormOf } from '@fx-gateway/domain/account/organizationForm.ts';
import { LabelledValueList } from '../kit/facts/LabelledValueList.tsx';
import { organizationLabels } from './organizationLabels.ts';

/** The organization as it is stored (SET-5). */
const OrganizationFacts = ({ settings }: { readonly settings: AccountSettings | null }) => {
  const form = organizationFormOf(settings);
  return (
    <LabelledValueList
      facts={organizationFields.map((field) => ({
        label: organizationLabels[field],
        value: form[field] === '' ? 'Not given' : form[field],
      }))}
    />
  );
};

const title = 'Organization';

type Mode = 'first' | 'viewing' | 'editing';

/** A first save ends the setup of the account. */
type Saved = 'first' | 'again';

/** The organization: read first, edited on request (SET-1 to SET-3); a new account begins with the form (SET-4). */
export const OrganizationSection = observer(() => {
  const { state, account } = useAccount();
  const [mode, setMode] = useState<Mode>('first');
  const [saved, setSaved] = useState<Saved | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // After a change of mode by keyboard the focus goes to where the new mode begins.
    if (mode !== 'first') box.current?.querySelector<HTMLElement>('input, button')?.focus();
    // The message stands above, where a phone no longer shows it.
    if (saved !== null) message.current?.scrollIntoView({ block: 'center' });
  }, [mode, saved]);
  const change = (next: Mode, newlySaved: Saved | null): void => {
    setMode(next);
    setSaved(newlySaved);
  };
  const settingUp = state.status === 'setup';
  return (
    <div className="stack" ref={box}>
      <output ref={message}>
        {saved === null ? null : (
          <Notice tone="positive" title="Your organization is saved.">
            {saved === 'first' ? <Link to={paths.secure.root}>See what comes next</Link> : null}
          </Notice>
        )}
      </output>
      {account === null ? (
        <Card title={title}>
          {state.status === 'loading' ? (
            <LabelledValuesSkeleton words="Loading your account..." facts={organizationFields.length} />
          ) : (
            <div className="organization-missing as-waited">
              <EmptyState
                picture={<UnreachablePicture />}
                title="Your organization is shown here once your account has been loaded."
              />
            </div>
          )}
        </Card>
      ) : settingUp || mode === 'editing' ? (
        <OrganizationEditor
          key={account.accountId}
          settings={account.settings}
          onSaved={() => change('viewing', settingUp ? 'first' : 'again')}
          onCancel={settingUp ? null : () => change('viewing', null)}
        />
      ) : (
        <Card
          title={title}
          aside={<QuietButton onPress={() => change('editing', null)}>Edit Organization</QuietButton>}
        >
          <OrganizationFacts settings={account.settings} />
        </Card>
      )}
    </div>
  );
});

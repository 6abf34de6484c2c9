import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Card } from '../kit/Card.tsx';
import { Notice } from '../kit/Notice.tsx';
import { QuietButton } from '../kit/QuietButton.tsx';
import { SkeletonRows } from '../kit/SkeletonRows.tsx';
import { useAccount } from './accountDoor.ts';
import { OrganizationEditor } from './OrganizationEditor.tsx';
import { OrganizationFacts } from './OrganizationFacts.tsx';

const title = 'Organization';

/** The organization: read first, edited on request (SET-1 to SET-3); a new account begins with the form (SET-4). */
export const OrganizationSection = observer(() => {
  const { state, account } = useAccount();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  if (account === null)
    return (
      <Card title={title}>
        {state.status === 'loading' ? (
          <SkeletonRows words="Loading your account..." />
        ) : (
          <p>Your organization is shown here once your account has been loaded.</p>
        )}
      </Card>
    );
  const settingUp = state.status === 'setup';
  const handleSaved = (): void => {
    setEditing(false);
    setSaved(true);
  };
  if (settingUp || editing)
    return (
      <OrganizationEditor
        key={account.accountId}
        settings={account.settings}
        onSaved={handleSaved}
        onCancel={settingUp ? null : () => setEditing(false)}
      />
    );
  const handleEdit = (): void => {
    setSaved(false);
    setEditing(true);
  };
  return (
    <Card title={title} aside={<QuietButton onPress={handleEdit}>Edit Organization</QuietButton>}>
      <div className="stack">
        <output>{saved ? <Notice tone="positive" title="Your organization is saved." /> : null}</output>
        <OrganizationFacts settings={account.settings} />
      </div>
    </Card>
  );
});

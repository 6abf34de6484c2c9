import { recordingOf } from '@fx-gateway/domain/corpay/recording';
import { useState } from 'react';
import type { PartnerPageProps } from '../../gateway/partner.ts';
import { useIdentity } from '../../identity/identityContext.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { downloadText } from '../../lists/downloadText.ts';
import { corpayScopeOf } from '../scope/corpayScopeOf.ts';

/** Lets the customer keep what happened to the quotes and bookings of this visit, for support (REC-5). */
export const SaveWhatHappened = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const [said, setSaid] = useState('');
  const { recorder } = corpayScopeOf(dependencies, identity);
  const save = (): void => {
    const savedAt = new Date(dependencies.clock.now()).toISOString();
    const recording = recordingOf(recorder.notes(), { product: dependencies.build, client: 'web', savedAt });
    if (recording === null) return setSaid('Nothing has happened yet.');
    const name = `what-happened-${savedAt.slice(0, 10)}.json`;
    downloadText(name, 'application/json', JSON.stringify(recording));
    setSaid('Saved. Send the file to technical support.');
  };
  return (
    <Card title="What Happened">
      <div className="help-words">
        <p>
          A file with the quotes and bookings of this visit helps technical support to see what you saw. It
          holds amounts, currencies, rates and times, and no names, account numbers or passwords.
        </p>
        <QuietButton onPress={save}>Save what happened</QuietButton>
        <output>{said}</output>
      </div>
    </Card>
  );
};

import { recordingOf } from '@fx-gateway/domain/corpay/recording';
import { useEffect, useState } from 'react';
import type { PartnerPageProps } from '../../gateway/partner.ts';
import { useIdentity } from '../../identity/identityContext.ts';
import { downloadText } from '../../lists/downloadText.ts';
import { corpayScopeOf } from '../scope/corpayScopeOf.ts';

/** Saves what happened to the quotes and bookings of this visit, once, and says so (REC-5). */
export const SavedRecording = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const { recorder } = corpayScopeOf(dependencies, identity);
  const [recorded] = useState(() => {
    const savedAt = new Date(dependencies.clock.now()).toISOString();
    const recording = recordingOf(recorder.notes(), { product: dependencies.build, client: 'web', savedAt });
    return recording === null ? null : { savedAt, text: JSON.stringify(recording) };
  });
  useEffect(() => {
    if (recorded === null) return;
    downloadText(`what-happened-${recorded.savedAt.slice(0, 10)}.json`, 'application/json', recorded.text);
  }, [recorded]);
  return recorded === null ? 'Nothing has happened yet.' : 'Saved. Send the file to technical support.';
};

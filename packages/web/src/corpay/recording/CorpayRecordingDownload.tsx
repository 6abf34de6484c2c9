import { recordingOf } from '@fx-gateway/domain/corpay/recording/recordingOf.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { RecordingDownload } from '../../help/RecordingDownload.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { corpayScopeOf } from '../stores/corpayScopeOf.ts';

/** Saves what happened in this visit of a customer of Corpay (REC-5). */
export const CorpayRecordingDownload = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const { recorder, wizardRecorder, callRecorder } = corpayScopeOf(dependencies, identity);
  return (
    <RecordingDownload
      dependencies={dependencies}
      made={(saved) =>
        recordingOf(recorder.notes(), saved, {
          wizards: wizardRecorder.forms(),
          calls: callRecorder.calls(),
        })
      }
    />
  );
};

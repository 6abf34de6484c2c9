import { makeCorpayRecording } from '@fx-gateway/domain/corpay/recording/makeCorpayRecording.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { RecordingDownload } from '../../help/RecordingDownload.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { getCorpayUserStores } from '../stores/getCorpayUserStores.ts';

/** Saves what happened in this visit of a customer of Corpay (REC-5). */
export const DownloadCorpayRecordingOnMount = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const { recorder, wizardRecorder, callRecorder } = getCorpayUserStores(dependencies, identity);
  return (
    <RecordingDownload
      dependencies={dependencies}
      made={(saved) =>
        makeCorpayRecording(recorder.notes(), saved, {
          wizards: wizardRecorder.forms(),
          calls: callRecorder.calls(),
        })
      }
    />
  );
};

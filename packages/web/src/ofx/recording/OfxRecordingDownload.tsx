import { makeOfxRecording } from '@fx-gateway/domain/ofx/recording/makeOfxRecording.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { RecordingDownload } from '../../help/RecordingDownload.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { getOfxUserStores } from '../stores/getOfxUserStores.ts';

/** Saves what happened in this visit of a customer of OFX (REC-5). */
export const OfxRecordingDownload = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const { recorder, wizardRecorder, callRecorder } = getOfxUserStores(dependencies, identity);
  return (
    <RecordingDownload
      dependencies={dependencies}
      made={(saved) =>
        makeOfxRecording(recorder.notes(), saved, {
          wizards: wizardRecorder.forms(),
          calls: callRecorder.calls(),
        })
      }
    />
  );
};

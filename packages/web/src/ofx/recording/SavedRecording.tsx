import { ofxRecordingOf } from '@fx-gateway/domain/ofx/recording/ofxRecordingOf.ts';
import type { PartnerPageProps } from '../../partner-frame/partner.ts';
import { SavedFile } from '../../help/SavedFile.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { ofxScopeOf } from '../stores/ofxScopeOf.ts';

/** Saves what happened in this visit of a customer of OFX (REC-5). */
export const SavedRecording = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const { recorder, wizardRecorder, callRecorder } = ofxScopeOf(dependencies, identity);
  return (
    <SavedFile
      dependencies={dependencies}
      made={(saved) =>
        ofxRecordingOf(recorder.notes(), saved, {
          wizards: wizardRecorder.forms(),
          calls: callRecorder.calls(),
        })
      }
    />
  );
};

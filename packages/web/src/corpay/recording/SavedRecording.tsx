import { recordingOf } from '@fx-gateway/domain/corpay/recording';
import type { PartnerPageProps } from '../../gateway/partner.ts';
import { SavedFile } from '../../help/SavedFile.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { corpayScopeOf } from '../scope/corpayScopeOf.ts';

/** Saves what happened in this visit of a customer of Corpay (REC-5). */
export const SavedRecording = ({ dependencies }: PartnerPageProps) => {
  const identity = useIdentity();
  const { recorder, wizardRecorder } = corpayScopeOf(dependencies, identity);
  return (
    <SavedFile
      dependencies={dependencies}
      made={async (saved) => {
        const notes = wizardRecorder.notes();
        // What masks a wizard judges by its rules, and whoever opened none needs none of them.
        const wizards = notes.length === 0 ? [] : (await import('./wizard/wizardsOf.ts')).wizardsOf(notes);
        return recordingOf(recorder.notes(), saved, wizards);
      }}
    />
  );
};

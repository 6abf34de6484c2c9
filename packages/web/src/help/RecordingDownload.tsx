import type { RecordingHead, RecordingClientAndTime } from '@fx-gateway/domain/recording/recording.ts';
import { useEffect, useState } from 'react';
import type { PartnerPageDependencies } from '../partner-frame/partner.ts';
import { downloadTextFile } from '../kit/lists/downloadTextFile.ts';

type SavedFileProps = {
  readonly dependencies: Pick<PartnerPageDependencies, 'clock' | 'build'>;
  /** The recording of this visit; null where nothing has happened. */
  readonly made: (saved: RecordingClientAndTime) => RecordingHead | null;
};

/**
 * Downloads the recording of this visit as a JSON file once, when mounted, and then says that it was saved (REC-5).
 */
export const RecordingDownload = ({ dependencies: { clock, build }, made }: SavedFileProps) => {
  const [recorded] = useState(() => {
    const savedAt = new Date(clock.now()).toISOString();
    const recording = made({ product: build, client: 'web', savedAt });
    return recording === null ? null : { savedAt, text: JSON.stringify(recording) };
  });
  useEffect(() => {
    if (recorded === null) return;
    downloadTextFile(
      `what-happened-${recorded.savedAt.slice(0, 10)}.json`,
      'application/json',
      recorded.text,
    );
  }, [recorded]);
  return recorded === null ? 'Nothing has happened yet.' : 'Saved. Send the file to technical support.';
};

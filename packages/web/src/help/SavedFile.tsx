import type { RecordingHead, SavedWhere } from '@fx-gateway/domain/recording';
import { useEffect, useState } from 'react';
import type { PartnerDependencies } from '../gateway/partner.ts';
import { downloadText } from '../lists/downloadText.ts';

type SavedFileProps = {
  readonly dependencies: Pick<PartnerDependencies, 'clock' | 'build'>;
  /** The recording of this visit; null where nothing has happened. */
  readonly made: (saved: SavedWhere) => Promise<RecordingHead | null>;
};

const words = {
  saved: 'Saved. Send the file to technical support.',
  nothing: 'Nothing has happened yet.',
  lost: 'It could not be saved. Check your connection and try again.',
} as const;

/** Keeps what happened in this visit as a file, once, and says so (REC-5). */
export const SavedFile = ({ dependencies: { clock, build }, made }: SavedFileProps) => {
  const [became, setBecame] = useState<keyof typeof words | null>(null);
  const [saving] = useState(() => async (): Promise<keyof typeof words> => {
    const savedAt = new Date(clock.now()).toISOString();
    const recording = await made({ product: build, client: 'web', savedAt });
    if (recording === null) return 'nothing';
    downloadText(`what-happened-${savedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(recording));
    return 'saved';
  });
  useEffect(() => {
    void saving().then(setBecame, () => setBecame('lost'));
  }, [saving]);
  return became === null ? null : words[became];
};

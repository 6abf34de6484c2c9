import { Notice } from '../kit/notices/Notice.tsx';

/** What was stored or typed about a beneficiary and will not be there after the save, by its labels. */
export const DroppedDetailsNotice = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.length === 0 ? null : (
    <Notice tone="warning" title="This will not be saved">
      <p>{labels.join(', ')}: it was emptied, or the rules for this beneficiary do not ask for it.</p>
    </Notice>
  );

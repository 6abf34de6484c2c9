import { Notice } from '../../../kit/notices/Notice.tsx';

/** What was stored or typed and will not be there after the save, so that nothing goes unseen. */
export const Dropped = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.length === 0 ? null : (
    <Notice tone="warning" title="This will not be saved">
      <p>{labels.join(', ')}: it was emptied, or the rules for this beneficiary do not ask for it.</p>
    </Notice>
  );

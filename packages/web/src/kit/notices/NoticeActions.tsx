import type { ReactNode } from 'react';
import { QuietButton } from '../buttons/QuietButton.tsx';

/** What can be done about a notice; at last it can be closed. */
export const NoticeActions = ({
  closeLabel = 'Close',
  onClose,
  children = null,
}: {
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) => (
  <div className="notice-next button-row">
    {children}
    <QuietButton look="plain" onPress={onClose}>
      {closeLabel}
    </QuietButton>
  </div>
);

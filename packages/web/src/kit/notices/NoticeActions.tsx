import { useRef, type ReactNode } from 'react';
import { QuietButton } from '../buttons/QuietButton.tsx';
import { moveFocusAfterNotice } from '../focus/moveFocusAfterNotice.ts';

/** What can be done about a notice, which holds this directly; at last it can be closed. */
export const NoticeActions = ({
  closeLabel = 'Close',
  onClose,
  children = null,
}: {
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) => {
  const row = useRef<HTMLDivElement>(null);
  const handleClose = (): void => {
    moveFocusAfterNotice(row.current?.parentElement ?? null);
    onClose();
  };
  return (
    <div className="notice-next button-row" ref={row}>
      {children}
      <QuietButton look="plain" onPress={handleClose}>
        {closeLabel}
      </QuietButton>
    </div>
  );
};

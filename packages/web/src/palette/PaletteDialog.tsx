import { DialogBody } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { PartnerPageSection } from '../partner-frame/PartnerPageSection.tsx';
import { Modal } from '../kit/dialogs/Modal.tsx';
import { PaletteSearchList, type PaletteItem } from './PaletteSearchList.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { ReportPaletteEntriesContext, type PartnerPaletteEntries } from './partnerCommands.ts';
import './PaletteDialog.css';

export type PaletteDialogProps = {
  /** The pages that the user may open, beside those of the partner. */
  readonly pages: readonly { readonly label: string; readonly href: string }[];
  /** Null while it is closed. */
  readonly shown: 'commands' | 'keys' | null;
  readonly onClose: () => void;
  /** Goes to an address, unless the user is asked first whether to leave; true when they are there. */
  readonly onGo: (href: string) => boolean;
  readonly onKeys: () => void;
};

const nothingYet: PartnerPaletteEntries = { payees: [], business: [], pay: null };

/** Pages, payees, orders and actions by a few letters, and the list of the shortcuts. */
export const PaletteDialog = ({ pages, shown, onClose, onGo, onKeys }: PaletteDialogProps) => {
  const [partner, setPartner] = useState(nothingYet);
  const chosen = useRef<PaletteItem | null>(null);
  const goOn = (): void => {
    const choice = chosen.current;
    chosen.current = null;
    if (choice === null) return;
    const { href, arrived = onKeys } = choice;
    if (href === undefined) arrived();
    else if (onGo(href)) choice.arrived?.();
  };
  const handleChoose = (choice: PaletteItem): void => {
    chosen.current = choice;
    onClose();
  };
  return (
    <>
      <Modal
        open={shown === 'commands'}
        title="Go to, find or pay"
        focus='[role="combobox"]'
        outsideCloses
        onClose={onClose}
        onClosed={goOn}
      >
        <DialogBody useOverflowScrollContainer={false}>
          <PaletteSearchList pages={pages} partner={partner} onChoose={handleChoose} />
        </DialogBody>
      </Modal>
      <Modal
        open={shown === 'keys'}
        title="Keyboard shortcuts"
        focus="button"
        outsideCloses
        onClose={onClose}
      >
        <DialogBody useOverflowScrollContainer={false}>
          <ShortcutList />
        </DialogBody>
      </Modal>
      {shown === 'commands' ? (
        <ReportPaletteEntriesContext value={setPartner}>
          {/* It draws nothing; what it says of a failure stands on its own pages. */}
          <div hidden>
            <PartnerPageSection part="commands" waiting={null} />
          </div>
        </ReportPaletteEntriesContext>
      ) : null}
    </>
  );
};

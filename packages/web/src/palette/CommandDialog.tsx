import { DialogBody } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { PartnerPart } from '../partner-frame/PartnerPart.tsx';
import { Modal } from '../kit/dialogs/Modal.tsx';
import { CommandList, type CommandPaletteItem } from './CommandList.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { ReportCommandsContext, type PartnerCommands } from './partnerCommands.ts';
import './CommandDialog.css';

export type CommandDialogProps = {
  /** The pages that the user may open, beside those of the partner. */
  readonly pages: readonly { readonly label: string; readonly href: string }[];
  /** Null while it is closed. */
  readonly shown: 'commands' | 'keys' | null;
  readonly onClose: () => void;
  /** Goes to an address, unless the user is asked first whether to leave; true when they are there. */
  readonly onGo: (href: string) => boolean;
  readonly onKeys: () => void;
};

const nothingYet: PartnerCommands = { payees: [], business: [], pay: null };

/** Pages, payees, orders and actions by a few letters, and the list of the shortcuts. */
export const CommandDialog = ({ pages, shown, onClose, onGo, onKeys }: CommandDialogProps) => {
  const [partner, setPartner] = useState(nothingYet);
  const chosen = useRef<CommandPaletteItem | null>(null);
  const goOn = (): void => {
    const choice = chosen.current;
    chosen.current = null;
    if (choice === null) return;
    const { href, arrived = onKeys } = choice;
    if (href === undefined) arrived();
    else if (onGo(href)) choice.arrived?.();
  };
  const handleChoose = (choice: CommandPaletteItem): void => {
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
          <CommandList pages={pages} partner={partner} onChoose={handleChoose} />
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
        <ReportCommandsContext value={setPartner}>
          {/* It draws nothing; what it says of a failure stands on its own pages. */}
          <div hidden>
            <PartnerPart part="commands" waiting={null} />
          </div>
        </ReportCommandsContext>
      ) : null}
    </>
  );
};

import { Drawer } from '@blueprintjs/core';
import { focusWhenOpened } from '../focus/focusWhenOpened.ts';
import type { SidebarProps } from './modalProps.ts';

/** A sidebar as Blueprint draws it. */
export const BlueprintDrawer = ({ open, label, side, width, className, onClose, children }: SidebarProps) => (
  <Drawer
    isOpen={open}
    onClose={onClose}
    autoFocus={false}
    onOpening={focusWhenOpened('button')}
    position={side}
    size={width}
    className={className}
    shouldReturnFocusOnClose
  >
    <dialog open className={`${className}-content`} aria-modal="true" aria-label={label}>
      {children}
    </dialog>
  </Drawer>
);

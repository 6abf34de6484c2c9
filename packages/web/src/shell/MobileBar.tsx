import { Cross, Menu } from '@blueprintjs/icons';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Wordmark } from '../branding/Wordmark.tsx';
import { OpenPaletteButton } from '../palette/OpenPaletteButton.tsx';
import { Sidebar } from '../kit/dialogs/Sidebar.tsx';
import { stickyTopRef } from '../kit/layout/stickyEdges.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { useCloseOnBack } from '../routing/useCloseOnBack.ts';
import { SideNav } from './SideNav.tsx';

/** On a phone: the brand, and a sidebar that slides out (SHELL-8). */
export const MobileBar = () => {
  const { pathname } = useLocation();
  // It belongs to the page that it was opened over, also where the way to the next one was asked about first.
  const [openOver, setOpenOver] = useState<string | null>(null);
  const open = openOver === pathname;
  const close = (): void => setOpenOver(null);
  useCloseOnBack(open, close);
  return (
    <header className="mobile-bar" ref={stickyTopRef}>
      <Wordmark size={26} />
      <OpenPaletteButton small />
      <QuietButton look="plain" label="Open sidebar" expanded={open} onPress={() => setOpenOver(pathname)}>
        <Menu size={20} />
      </QuietButton>
      <Sidebar
        open={open}
        label="Sidebar"
        side="left"
        width="360px"
        className="mobile-sidebar"
        onClose={close}
      >
        <div className="mobile-sidebar-top">
          <Wordmark size={26} />
          <QuietButton look="plain" label="Close sidebar" onPress={close}>
            <Cross size={20} />
          </QuietButton>
        </div>
        <SideNav onGo={close} />
      </Sidebar>
    </header>
  );
};

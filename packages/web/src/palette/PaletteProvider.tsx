import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import { FetchedPart } from '../fetching/FetchedPart.tsx';
import { useIdentity } from '../identity/identityContext.ts';
import { usePartners } from '../partner-frame/partnersContext.ts';
import { paths } from '../routing/paths.ts';
import { useSession } from '../session/sessionContext.ts';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { paletteContext } from './paletteContext.ts';
import { focusAdjacentRow, goToSearch } from '../kit/focus/rowKeys.ts';
import { findShortcutOfKey, type LastGPressTime, type Shortcut } from './findShortcutOfKey.ts';
import { areLetterShortcutsOn } from '../kit/focus/singleKeys.ts';

const commandDialog = makeLazyPage<PaletteDialogProps>(
  async () => (await import('./PaletteDialog.tsx')).PaletteDialog,
);

type Shown = PaletteDialogProps['shown'];

/** The command field and the shortcuts of every signed-in page; the field is fetched when it is first used. */
export const PaletteProvider = observer(
  ({ pages, children }: { readonly pages: PaletteDialogProps['pages']; readonly children: ReactNode }) => {
    const [shown, setShown] = useState<Shown>(null);
    const [used, setUsed] = useState(false);
    const link = useRef<HTMLAnchorElement>(null);
    const gAt = useRef<LastGPressTime>(null);
    const navigate = useNavigate();
    const { locked } = useSession();
    const { user } = useIdentity();
    const partners = usePartners();
    const tabs = user === null ? undefined : partners[user.fxPartner].gateway?.tabs;
    const show = useCallback((what: Shown): void => {
      setShown(what);
      setUsed(true);
    }, []);
    // A link, so that a question before leaving a page is asked here too. True when the user is there.
    const go = useCallback((href: string): boolean => {
      if (link.current === null) return false;
      link.current.href = href;
      link.current.click();
      return location.pathname === new URL(href, location.href).pathname;
    }, []);
    useEffect(() => {
      const goToTab = (place: number): void => {
        const tab = tabs?.[place];
        if (tab !== undefined) go(tab.href);
      };
      const actions: Readonly<Record<Shortcut, () => void>> = {
        commands: () => show('commands'),
        keys: () => show('keys'),
        search: () => {
          if (!goToSearch()) show('commands');
        },
        new: () => void go(paths.gateway.dashboard),
        next: () => focusAdjacentRow(1),
        previous: () => focusAdjacentRow(-1),
        deal: () => goToTab(0),
        orders: () => goToTab(1),
        beneficiaries: () => goToTab(2),
      };
      const handleKeyDown = (event: KeyboardEvent): void => {
        // Whoever types ahead of the field while it is fetched presses no shortcuts.
        if (locked || shown !== null || event.defaultPrevented || event.isComposing) return;
        const pressed = findShortcutOfKey(event, gAt.current, areLetterShortcutsOn());
        gAt.current = pressed.gAt;
        if (pressed.shortcut === null) return;
        event.preventDefault();
        actions[pressed.shortcut]();
      };
      window.addEventListener('keydown', handleKeyDown);
      return () => window.removeEventListener('keydown', handleKeyDown);
    }, [locked, shown, tabs, go, show]);
    const commands = useMemo(() => ({ open: () => show('commands') }), [show]);
    const handleGo = (event: MouseEvent<HTMLAnchorElement>): void => {
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      void navigate(pathname + search);
    };
    return (
      <paletteContext.Provider value={commands}>
        {children}
        <a hidden href={paths.secure.root} ref={link} onClick={handleGo}>
          Go on
        </a>
        {used ? (
          <FetchedPart
            page={commandDialog}
            key={user?.sub}
            props={{
              pages,
              shown: locked ? null : shown,
              onClose: () => setShown(null),
              onGo: go,
              onKeys: () => show('keys'),
            }}
          />
        ) : null}
      </paletteContext.Provider>
    );
  },
);

import { reaction } from 'mobx';
import type { PageReload } from '../reload/PageReload.ts';

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * While something was typed that is saved nowhere, no reload happens by itself and the tab asks before it closes,
 * also when another page is open by now. The returned function ends it.
 */
export const guardUnsavedChanges = (
  typed: { readonly dirty: boolean },
  reload: Pick<PageReload, 'block'>,
): (() => void) => {
  let release: (() => void) | null = null;
  const letGo = (): void => {
    release?.();
    release = null;
    window.removeEventListener('beforeunload', askBeforeUnload);
  };
  const stop = reaction(
    () => typed.dirty,
    (dirty) => {
      if (!dirty) return letGo();
      release = reload.block('unsaved');
      window.addEventListener('beforeunload', askBeforeUnload);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    letGo();
  };
};

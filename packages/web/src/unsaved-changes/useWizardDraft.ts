import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard, type LeaveGuard } from './useLeaveGuard.ts';
import type { WizardDraftState, WizardDrafts } from './WizardDrafts.ts';

/** Keeps what was begun under an id, in pages that come and go, until it is saved or given up. */
export const useWizardDraft = <W extends WizardDraftState>(
  drafts: WizardDrafts<W>,
  id: string,
  store: W,
): { readonly guard: LeaveGuard; readonly finish: (next: string) => void } => {
  const navigate = useNavigate();
  const guard = useLeaveGuard(store.dirty, { historyKeeps: true });
  const here = useRef(false);
  useEffect(() => {
    const leave = drafts.keep(id, store);
    here.current = true;
    return () => {
      here.current = false;
      leave();
    };
  }, [drafts, id, store]);
  return {
    guard: {
      ...guard,
      leave: () => {
        drafts.end(id);
        guard.leave();
      },
    },
    /** A user who is on another page by now stays there. */
    finish: (next) => {
      drafts.end(id);
      if (here.current) void navigate(next);
    },
  };
};

import type { Configuration } from '@fx-gateway/adapters/core';
import { stickyTopRef } from '../kit/layout/stickyEdges.ts';
import './SandboxRibbon.css';

/** Says on every page of a sandbox that nothing here is real. */
export const SandboxRibbon = ({ environment }: { readonly environment: Configuration['environment'] }) =>
  environment.kind === 'sandbox' ? (
    <aside className="ribbon" ref={stickyTopRef} aria-label="Environment">
      Sandbox: no real money moves
    </aside>
  ) : null;

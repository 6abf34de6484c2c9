import type { RefuseIfReadOnly } from '../configuration/refuseReadOnly.ts';
import type { OpenSession } from '../identity/openSession.ts';
import type { Partners } from '../partner-verbs/partnerCommands.ts';

/** What the tree of commands is made from. */
export type CommandTreeDependencies = {
  readonly partners: Partners;
  readonly openSession: OpenSession;
  readonly mayChange: RefuseIfReadOnly;
};

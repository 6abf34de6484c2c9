import type { Partners } from '../partner/partnerCommands.ts';
import type { OpenSession } from '../identity/openSession.ts';

/** What the tree of commands is made from. */
export type ProgramParts = { readonly partners: Partners; readonly openSession: OpenSession };

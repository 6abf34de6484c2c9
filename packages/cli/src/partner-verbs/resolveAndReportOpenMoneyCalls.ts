import type { Invocation } from '../verbs/invocation.ts';
import type { Session } from '../identity/openSession.ts';
import type { Partners } from './partnerCommands.ts';

/**
 * After a sign-in: the partner of the user, and no other, says what became of the steps that were left open. For a profile
 * that looks only nothing is settled, and nothing sent that settling sends.
 */
export const resolveAndReportOpenMoneyCalls =
  (partners: Partners) =>
  async (invocation: Invocation, session: Session, looksOnly: boolean): Promise<void> =>
    partners[session.user.fxPartner]?.reportOpenSteps(invocation, session, looksOnly);

/** By which code the partner of the user knows them. */
export const makeClientCodeReader =
  (partners: Partners) =>
  async (session: Session): Promise<string | null> =>
    (await partners[session.user.fxPartner]?.clientCode?.(session)) ?? null;

/** The partner of the user, and no other, says what is open, and what was answered and never told. Nothing is asked or sent. */
export const mentionPartnerMoneyCalls =
  (partners: Partners) =>
  async (invocation: Invocation, session: Session): Promise<void> =>
    partners[session.user.fxPartner]?.mentionOpen(invocation, session);

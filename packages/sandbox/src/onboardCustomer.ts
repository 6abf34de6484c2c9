import { findUser } from './identity/users/users.ts';
import { partners } from './partners.ts';
import type { SandboxServices } from './server/services/sandboxPlugin.ts';

const partnerPlugins = new Map(Object.entries(partners));

/** Has a new customer's own partner connect them; nothing happens where onboarding is left to an administrator. */
export const onboardCustomer = async (
  frame: Pick<SandboxServices, 'db' | 'now' | 'settings'>,
  sub: string,
): Promise<void> => {
  if (frame.settings.onboarding === 'manual') return;
  const user = await findUser(frame.db, sub);
  await partnerPlugins.get(user?.fxPartner ?? '')?.onboard?.(frame, sub);
};

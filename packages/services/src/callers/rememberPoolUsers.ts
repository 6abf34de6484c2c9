import type { FindPoolUser, PoolUser } from './userPool.ts';

/** For so long a user who was blocked or changed is still believed to be as before. */
const rememberedMs = 300_000;

/** More than call within that time; the oldest are forgotten first. */
const mostRemembered = 10_000;

/** Asks the user pool once in five minutes for each user; a question that fails is asked again. */
export const rememberPoolUsers = (findUser: FindPoolUser, now: () => number): FindPoolUser => {
  const known = new Map<string, { readonly until: number; readonly user: Promise<PoolUser | null> }>();
  return async (sub) => {
    const remembered = known.get(sub);
    if (remembered !== undefined && now() < remembered.until) return await remembered.user;
    const user = findUser(sub);
    known.delete(sub);
    known.set(sub, { until: now() + rememberedMs, user });
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    try {
      return await user;
    } catch (error) {
      if (known.get(sub)?.user === user) known.delete(sub);
      throw error;
    }
  };
};

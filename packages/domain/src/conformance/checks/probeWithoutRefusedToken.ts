import { isTokenRefused } from '../answers/judgeRefusedTokens.ts';
import type { ProbeResultsRecorder } from '../addresses/createProbeResultsRecorder.ts';

/** Where every call with a token is refused, what the first of them is answered without it. */
export const probeWithoutRefusedToken = async ({ places }: ProbeResultsRecorder): Promise<void> => {
  for (const { withToken } of places.values())
    for (const tokens of withToken.values()) {
      if (!isTokenRefused(tokens)) continue;
      const { first } = tokens;
      tokens.without = await (first.guard === 'token' ? first.unsigned(null) : first.signed());
    }
};

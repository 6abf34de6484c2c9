import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useIdentity } from '../identity/identityContext.ts';
import { applyTheme } from '../branding/applyTheme.ts';
import { useBranding } from '../branding/brandingContext.ts';

/** Keeps the page in the brand of the session, also when a sign-in reveals the user's origin later (THEME-12). */
export const ApplySessionTheme = observer(() => {
  const branding = useBranding();
  const origin = useIdentity().user?.origin;
  const { theme } = branding;
  useLayoutEffect(() => applyTheme(theme, document), [theme]);
  useEffect(() => branding.start(), [branding]);
  useEffect(() => {
    if (origin !== undefined) branding.learn(origin);
  }, [branding, origin]);
  return null;
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAccount } from '../account/accountDoor.ts';
import { Boundary } from '../failures/Boundary.tsx';
import { GatewayFrame } from '../gateway/GatewayFrame.tsx';
import { useIdentity } from '../identity/identityDoor.ts';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { paths } from '../paths.ts';
import { Shell } from './Shell.tsx';
import '../branding/blueprint.css';

const pageFailed = (
  <FailureNotice happened="Error loading page." next={<a href={paths.gateway.dashboard}>Reload</a>} />
);

/** Everything behind the sign-in. */
export const SecureArea = observer(() => {
  const account = useAccount();
  const sub = useIdentity().user?.sub;
  const { pathname } = useLocation();
  useEffect(() => {
    if (sub !== undefined) void account.start();
  }, [account, sub]);
  return (
    <Shell>
      <Boundary place={pathname} fallback={pageFailed}>
        <Routes>
          <Route path="fxgateway/*" element={<GatewayFrame />} />
          <Route path="*" element={<Navigate to={paths.gateway.dashboard} replace />} />
        </Routes>
      </Boundary>
    </Shell>
  );
});

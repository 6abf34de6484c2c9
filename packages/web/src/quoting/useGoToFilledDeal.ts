import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { goToFilledDeal } from './lockedAmount.ts';

/** Goes to Book A Deal, where something was just filled in, from whichever page. */
export const useGoToFilledDeal = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    // Once it is drawn; on the way there the page of the deal sees to it.
    if (pathname === paths.gateway.dashboard) requestAnimationFrame(goToFilledDeal);
    else void navigate(paths.gateway.dashboard);
  };
};

import { useEffect } from 'react';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { isField } from '../kit/focus/formFieldFocus.ts';
import { paths } from '../routing/paths.ts';

/** An edit of somebody who is there no more has nothing to be saved to; what was typed stays until the user goes. */
export const DeletedElsewhereNotice = () => {
  // It comes above the field in which somebody types, who goes on seeing it.
  useEffect(() => {
    const { activeElement } = document;
    if (isField(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="notice notice-warning" role="alert">
      <p className="notice-title">This beneficiary was deleted elsewhere since you opened it</p>
      <p>What you typed is still here, but it cannot be saved. To pay them again, add a new beneficiary.</p>
      <div className="notice-next">
        <ButtonLink to={paths.gateway.beneficiaries}>Back to your beneficiaries</ButtonLink>
      </div>
    </div>
  );
};

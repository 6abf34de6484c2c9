import { authorizationMessages } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { observer } from 'mobx-react-lite';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useOfx } from '../stores/ofxContext.ts';

/** The way to the partner's page; while the session itself asks for it, it stands above every page (GATE-22). */
export const AuthorizeButton = observer(() => {
  const { authorization, session } = useOfx().session;
  return session.needsAuth ? null : (
    <PrimaryButton onPress={() => authorization.send({ type: 'wanted-again' })}>
      {authorizationMessages.authorize}
    </PrimaryButton>
  );
});

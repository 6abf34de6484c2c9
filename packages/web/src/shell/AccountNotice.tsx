import { observer } from 'mobx-react-lite';
import { useAccount } from '../account/accountContext.ts';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/** Says above the page that the account could not be loaded, and offers to try again. */
export const AccountNotice = observer(() => {
  const account = useAccount();
  if (account.failure === null) return null;
  return (
    <FailureNotice
      happened={account.failure.message}
      requestId={account.failure.requestId}
      next={<QuietButton onPress={() => void account.start()}>Try again</QuietButton>}
    />
  );
});

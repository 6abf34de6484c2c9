import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { commonCannotBookMessages } from '@fx-gateway/domain/quoting/cannotBookMessages.ts';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { paths } from '../routing/paths.ts';

/** Begins a deal that pays the beneficiary of this page; nothing is booked by it. */
export const PayBeneficiaryButton = observer(
  ({ deal, onPay }: { readonly deal: { readonly booking: boolean }; readonly onPay: () => void }) => {
    const navigate = useNavigate();
    const handlePress = (): void => {
      onPay();
      void navigate(paths.gateway.dashboard);
    };
    return (
      <PrimaryButton
        disabledReason={deal.booking ? commonCannotBookMessages.booking : null}
        onPress={handlePress}
      >
        Book A Deal
      </PrimaryButton>
    );
  },
);

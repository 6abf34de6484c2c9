import { Spinner } from '../../kit/waiting/Spinner.tsx';
import '../../quoting/LostBooking.css';

/** The partner is being asked what became of a call; `again`, in the place of the button that asks. */
export const CheckingOutcomeIndicator = ({ again = false }: { readonly again?: boolean }) => (
  <output className={again ? 'lost-checking' : 'lost-checking lost-checking-first'}>
    <Spinner size={20} /> Finding out what became of it...
  </output>
);

import { Spinner } from '../../kit/waiting/Spinner.tsx';
import '../../quoting/LostBooking.css';

/** The partner is being asked what became of a call. */
export const CheckingOutcome = () => (
  <output className="lost-checking">
    <Spinner size={20} /> Finding out what became of it...
  </output>
);

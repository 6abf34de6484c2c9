import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';

/** A pair of the panel stands first in it, or not (RATE-14). Its row stays where it is while somebody is there. */
export const FavouriteField = observer(
  ({
    favourite,
    onChange,
  }: {
    readonly favourite: boolean;
    readonly onChange: (favourite: boolean) => void;
  }) => (
    <CheckField checked={favourite} onChange={onChange}>
      Favourite: first in the list
    </CheckField>
  ),
);

import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { CheckField } from '../../kit/fields/CheckField.tsx';

/** A pair of the panel stands first in it, or not (RATE-14). Its row takes this along, and with it the focus. */
export const FavouriteField = observer(
  ({
    favourite,
    onChange,
  }: {
    readonly favourite: boolean;
    readonly onChange: (favourite: boolean) => void;
  }) => {
    const place = useRef<HTMLDivElement>(null);
    const before = useRef(favourite);
    useLayoutEffect(() => {
      if (before.current === favourite) return;
      before.current = favourite;
      place.current?.querySelector('input')?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'nearest' });
    }, [favourite]);
    return (
      <div ref={place}>
        <CheckField checked={favourite} onChange={onChange}>
          Favourite: first in the list
        </CheckField>
      </div>
    );
  },
);

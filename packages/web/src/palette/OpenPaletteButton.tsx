import { Search } from '@blueprintjs/icons';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { paletteContext } from './paletteContext.ts';
import './OpenPaletteButton.css';

/** Opens the command field; `small` where there is room for its sign only. */
export const OpenPaletteButton = ({
  small = false,
  onOpen,
}: {
  readonly small?: boolean;
  readonly onOpen?: () => void;
}) => {
  const { open } = paletteContext.use();
  const handlePress = (): void => {
    onOpen?.();
    open();
  };
  if (small)
    return (
      <QuietButton look="plain" label="Open command field" onPress={handlePress}>
        <Search size={18} />
      </QuietButton>
    );
  return (
    <div className="commands-opener">
      <QuietButton onPress={handlePress}>
        <Search size={16} />
        <span>Search or pay</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </QuietButton>
    </div>
  );
};

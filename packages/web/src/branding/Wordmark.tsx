import { observer } from 'mobx-react-lite';
import { useBranding } from './brandingContext.ts';
import { ThemeWordmark } from './ThemeWordmark.tsx';
import './Wordmark.css';

/** The wordmark of this session's brand. */
export const Wordmark = observer(({ size = 28 }: { readonly size?: number }) => (
  <ThemeWordmark theme={useBranding().theme} size={size} />
));

import { modes } from './wearMode.ts';
import './BothModes.css';

/** The page twice, side by side where there is room; the address of a frame says which mode it wears. */
export const BothModes = ({ search }: { readonly search: string }) => (
  <div className="both-modes">
    {modes.map((mode) => {
      const parameters = new URLSearchParams(search);
      parameters.set('mode', mode);
      return (
        <object
          key={mode}
          className="mode"
          type="text/html"
          aria-label={`The kit, ${mode}`}
          data={`?${parameters.toString()}`}
        />
      );
    })}
  </div>
);

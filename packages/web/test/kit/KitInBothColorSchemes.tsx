import { colorSchemes } from './applyColorScheme.ts';
import './KitInBothColorSchemes.css';

/** The page twice, side by side where there is room; the address of a frame says which colour scheme it is shown in. */
export const KitInBothColorSchemes = ({ search }: { readonly search: string }) => (
  <div className="kit-in-both-color-schemes">
    {colorSchemes.map((scheme) => {
      const parameters = new URLSearchParams(search);
      parameters.set('mode', scheme);
      return (
        <object
          key={scheme}
          className="kit-frame"
          type="text/html"
          aria-label={`The kit, ${scheme}`}
          data={`?${parameters.toString()}`}
        />
      );
    })}
  </div>
);

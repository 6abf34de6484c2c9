import type { SessionBrandOrigin, Theme } from '@fx-gateway/domain/branding/theme.ts';

/** The drawn letters of each brand's name and the words that follow them. */
const names: Readonly<
  Record<SessionBrandOrigin, { readonly width: number; readonly letters: string; readonly words: string }>
> = {
  steamchain: { width: 33, letters: 'M2 20V3h10.5M2 11.5h9M18 3l13 17M31 3 18 20', words: 'Gateway' },
  afs: {
    width: 48,
    letters:
      'M1.5 20.5 8.5 2.5l7 18M4 14.5h9M21 20.5v-18h9.5M21 11.3h8M46 6c-1.2-2.2-3-3.5-5.5-3.5-3 0-5 1.7-5 4.3 0 6 11 3.2 11 9 0 2.9-2.4 4.7-5.6 4.7-2.8 0-5-1.3-6.1-3.8',
    words: 'FX Advantage',
  },
  test: {
    width: 60,
    letters:
      'M0 4h12M6 4v4M6 10.5V21M28 4H18v5.5M18 12v7.5h10M18 11.8h8.5M46 4H36v7.5h10v8H36M48 4h12M54 4v4M54 10.5V21',
    words: 'PAYMENTS',
  },
};

/** A brand's name as a picture; its alternative is the theme's (THEME-19). */
export const BrandName = ({ theme, size }: { readonly theme: Theme; readonly size: number }) => {
  const { width, letters, words } = names[theme.origin];
  const height = size * 0.6;
  return (
    <span className={`brand-name brand-name-${theme.origin}`}>
      <svg height={height} width={(height * width) / 23} viewBox={`0 0 ${width} 23`} aria-hidden="true">
        <path d={letters} />
      </svg>
      <span className="brand-words" aria-hidden="true">
        {words}
      </span>
      <span className="visually-hidden">{theme.logoAlt}</span>
    </span>
  );
};

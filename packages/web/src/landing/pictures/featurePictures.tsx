/** Drawn for the four features, in their order: two sides, a rate with a clock, a seal, a letter. */
const bothSides = (
  <svg viewBox="0 0 280 150" aria-hidden="true">
    <rect className="ink-card" x="30" y="26" width="220" height="44" rx="8" />
    <rect className="ink-card" x="30" y="80" width="220" height="44" rx="8" />
    <path className="ink-quiet" d="M46 48h44M46 102h58" />
    <path className="ink-strong" d="M150 48h62M164 102h48" />
    <path className="ink-accent" d="M226 46v-4a5 5 0 0 1 10 0v4" />
    <rect className="fill-accent" x="223" y="45" width="16" height="12" rx="3" />
    <path className="ink-quiet" d="M226 100v-4a5 5 0 0 1 9-3" />
    <rect className="fill-quiet" x="223" y="99" width="16" height="12" rx="3" />
  </svg>
);

const clock = (
  <svg viewBox="0 0 280 150" aria-hidden="true">
    <circle className="ink-track" cx="82" cy="75" r="40" />
    <path className="ink-brass ink-wide" d="M82 35a40 40 0 1 1-38 52" />
    <path className="ink-strong" d="M82 52v23l15 9" />
    <path className="ink-quiet" d="M152 56h72" />
    <path className="ink-quiet" d="M146 56h84" strokeWidth="1.5" />
    <path className="ink-strong" d="M152 80h84" />
    <path className="ink-accent" d="m154 108 8-9 8 9M162 99v18M182 108h30" />
  </svg>
);

const seal = (
  <svg viewBox="0 0 280 150" aria-hidden="true">
    <rect className="ink-card" x="50" y="22" width="180" height="106" rx="8" />
    <path className="ink-quiet" d="M70 46h56M70 66h38" />
    <path className="ink-strong" d="M160 46h50" />
    <path className="ink-hair" d="M50 88h180" />
    <circle className="fill-accent" cx="196" cy="92" r="26" />
    <circle className="ink-on-accent ink-thin" cx="196" cy="92" r="20.5" />
    <path className="ink-on-accent" d="m187 92.5 6.5 6.5 12-13" />
  </svg>
);

const letter = (
  <svg viewBox="0 0 280 150" aria-hidden="true">
    <path className="ink-card" d="M84 14h92l24 24v98H84z" />
    <path className="ink-hair" d="M176 14v24h24" />
    <path className="ink-accent" d="M100 36h34" />
    <path className="ink-quiet" d="M100 60h40M100 78h52M100 96h32" />
    <path className="ink-strong" d="M166 60h18M160 78h24M170 96h14" />
    <path className="ink-hair" d="M100 108h84" />
    <path className="ink-brass" d="M154 121h30" />
  </svg>
);

export const featurePictures = [bothSides, clock, seal, letter];

const lines = 11;
const middle = (lines - 1) / 2;

/** One current: lines that come in close together and fan out where they leave. */
const current = (from: number, to: number): readonly string[] =>
  Array.from({ length: lines }, (_, index) => {
    const apart = index - middle;
    const [start, end] = [from + apart * 7, to + apart * 26];
    return `M420 ${start}C760 ${start} 800 ${start} 940 ${(start + end) / 2}S1180 ${end} 1680 ${end}`;
  });

/** The mark of the brand at the size of a page: two currents pass each other and leave level. */
export const BrandCurrentsPicture = () => (
  <svg className="currents" viewBox="0 0 1680 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="from-left" gradientUnits="userSpaceOnUse" x1="800" y1="0" x2="1180" y2="0">
        <stop className="currents-start" offset="0" />
        <stop className="currents-end" offset="1" />
      </linearGradient>
      <linearGradient id="to-right" gradientUnits="userSpaceOnUse" x1="800" y1="0" x2="1180" y2="0">
        <stop className="currents-start currents-other" offset="0" />
        <stop className="currents-end currents-other" offset="1" />
      </linearGradient>
    </defs>
    {current(190, 480).map((path) => (
      <path key={path} d={path} stroke="url(#from-left)" />
    ))}
    {current(450, 160).map((path) => (
      <path key={path} d={path} stroke="url(#to-right)" />
    ))}
  </svg>
);

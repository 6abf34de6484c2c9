import { landingMessages } from '../words/landingMessages.ts';

/** Where the stations stand, in thousandths of the width: the middles of five equal columns. */
const stops = [100, 300, 500, 700, 900];
const exchange = 700;
/** How far the strands are from the line where one current leaves it and the other joins. */
const apart = [20, 28, 36, 44, 52];

/** How a payment travels: one current that changes its colour where the money changes its currency. */
export const TravelPicture = () => (
  <figure className="travel">
    <svg className="travel-map" viewBox="0 0 1000 132" aria-hidden="true">
      <defs>
        <linearGradient id="dollars-end" gradientUnits="userSpaceOnUse" x1={exchange} y1="0" x2="980" y2="0">
          <stop className="travel-dollar-stop" offset="0" />
          <stop className="travel-dollar-stop travel-gone" offset="1" />
        </linearGradient>
        <linearGradient id="euros-begin" gradientUnits="userSpaceOnUse" x1="420" y1="0" x2={exchange} y2="0">
          <stop className="travel-euro-stop travel-gone" offset="0" />
          <stop className="travel-euro-stop" offset="1" />
        </linearGradient>
      </defs>
      {apart.map((lines) => (
        <g key={lines} className="travel-strand">
          <path stroke="url(#dollars-end)" d={`M620 66c60 0 70 ${lines} 140 ${lines}s120 0 220 0`} />
          <path
            stroke="url(#euros-begin)"
            d={`M420 ${66 - lines}c100 0 150 0 220 0s80 ${lines} 140 ${lines}`}
          />
        </g>
      ))}
      <path className="travel-dollars" d={`M0 66H${exchange}`} />
      <path className="travel-euros" d={`M${exchange} 66H1000`} />
      {stops.map((x, index) => (
        <g key={x} className={x < exchange ? 'travel-stop' : 'travel-stop travel-stop-euros'}>
          <circle cx={x} cy="66" r="17" />
          <text x={x} y="66.5" textAnchor="middle" dominantBaseline="central">
            {index + 1}
          </text>
        </g>
      ))}
      <text className="travel-amount" x="100" y="24" textAnchor="middle">
        11,534.02 USD
      </text>
      <text className="travel-amount travel-amount-euros" x="900" y="24" textAnchor="middle">
        10,000.00 EUR
      </text>
    </svg>
    <ol>
      {landingMessages.stations.map(({ title, words }, index) => (
        <li key={title} className={index < 3 ? undefined : 'travel-in-euros'}>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
    <figcaption>
      Example
      <span className="visually-hidden"> of a payment: 11,534.02 US dollars arrive as 10,000.00 euros</span>
    </figcaption>
  </figure>
);

/** A drawn example of a quote: screen readers get its caption instead of loose numbers. */
export const QuotePicture = () => (
  <figure className="quote-picture">
    <div aria-hidden="true">
      <div className="quote-picture-side">
        <span>You send</span>
        <strong>
          11,534.02 <small>USD</small>
        </strong>
      </div>
      <div className="quote-picture-rate">
        <span>1 EUR = 1.1534 USD</span>
        <span className="quote-picture-time">
          renews in 0:18
          <svg width="16" height="16" viewBox="0 0 18 18">
            <circle cx="9" cy="9" r="7.5" />
            <circle cx="9" cy="9" r="7.5" pathLength="100" strokeDasharray="62 100" />
          </svg>
        </span>
      </div>
      <div className="quote-picture-side">
        <span>They receive</span>
        <strong>
          10,000.00 <small>EUR</small>
        </strong>
      </div>
    </div>
    <figcaption>
      Example
      <span className="visually-hidden"> of a live quote: 11,534.02 US dollars become 10,000.00 euros.</span>
    </figcaption>
  </figure>
);

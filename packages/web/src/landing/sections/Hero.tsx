import { paths } from '../../routing/paths.ts';
import { BrandCurrentsPicture } from '../pictures/BrandCurrentsPicture.tsx';
import { QuotePicture } from '../pictures/QuotePicture.tsx';

/** What is offered, in one sentence, beside an example of a quote (LAND-2). */
export const Hero = () => (
  <section className="hero" aria-labelledby="hero-title">
    <BrandCurrentsPicture />
    <div className="measure hero-row">
      <div className="hero-words">
        <h1 id="hero-title">Pay abroad at a rate you can see.</h1>
        <p className="hero-lead">
          FX Gateway moves your company’s money across currencies, at lower international payment costs. Watch
          a live quote, book it in one press and follow the payment to its end.
        </p>
        <div className="hero-actions">
          <a className="button button-primary button-large" href={paths.register} data-for="visitor">
            Get started
          </a>
          <a
            className="button button-primary button-large"
            href={paths.gateway.dashboard}
            data-for="customer"
          >
            View Dashboard
          </a>
          <a className="button button-quiet button-large" href="#platform">
            How a payment travels
          </a>
        </div>
      </div>
      <QuotePicture />
    </div>
  </section>
);

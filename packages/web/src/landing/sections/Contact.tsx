import { SectionHead } from './Section.tsx';

/**
 * Two ways to reach us (LAND-9, LAND-23, LAND-24). They are links once their addresses are known: from the build, or
 * else from the configuration, for which a script is needed.
 */
export const Contact = () => (
  <section id="contact" className="section contact" aria-labelledby="contact-title">
    <div className="measure contact-row">
      <SectionHead
        id="contact"
        kicker="Contact"
        title="Talk to us before you pay."
        lead="Bring a payment that you make today, and we go through it together."
      />
      <div>
        <ul>
          <li>
            <div className="contact-way" data-contact="call">
              <strong>Schedule a call</strong>
              <span>Choose a time that suits you</span>
            </div>
          </li>
          <li>
            <div className="contact-way" data-contact="mail">
              <strong>Send an e-mail</strong>
              <span data-contact-address="">We answer in writing</span>
            </div>
          </li>
        </ul>
        <noscript>
          <p>Your browser runs no script for this page, which looks up both addresses.</p>
        </noscript>
      </div>
    </div>
  </section>
);

import { paths } from '../../routing/paths.ts';
import { SectionHead } from './Section.tsx';

/**
 * Two ways to reach us (LAND-9, LAND-23, LAND-24). Until the configuration has said the addresses both lead to Help,
 * where a customer finds them.
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
      <ul>
        <li>
          <a className="contact-way" href={paths.secure.help} data-contact="call">
            <strong>Schedule a call</strong>
            <span>Choose a time that suits you</span>
          </a>
        </li>
        <li>
          <a className="contact-way" href={paths.secure.help} data-contact="mail">
            <strong>Send an e-mail</strong>
            <span data-contact-address="">We answer in writing</span>
          </a>
        </li>
      </ul>
    </div>
  </section>
);

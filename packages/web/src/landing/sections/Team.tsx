import { landingMessages } from '../words/landingMessages.ts';
import { teamIcons } from '../pictures/teamIcons.tsx';
import { Section } from './Section.tsx';

/** Who does what: the tasks, and no invented persons (LAND-7, S-44). */
export const Team = () => (
  <Section id="team" kicker="Team" title="Who stands behind your payment." beside>
    <ul className="team">
      {landingMessages.teams.map(({ title, words }, index) => (
        <li key={title}>
          {teamIcons[index]}
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  </Section>
);

import { Cog, GlobeNetwork, Help } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { paths } from '../routing/paths.ts';

const places = [
  {
    to: paths.gateway.dashboard,
    icon: <GlobeNetwork size={18} />,
    title: 'FX Gateway',
    words: 'Book a deal, follow its payment, keep your beneficiaries.',
  },
  {
    to: paths.secure.settings,
    icon: <Cog size={18} />,
    title: 'Settings',
    words: 'Your organization and your password.',
  },
  {
    to: paths.secure.help,
    icon: <Help size={18} />,
    title: 'Help',
    words: 'Whom to ask when something is unclear.',
  },
] as const;

/** Where to go from here. */
export const DashboardPageLinks = () => (
  <nav aria-label="Places">
    <ul className="dashboard-places">
      {places.map(({ to, icon, title, words }) => (
        <li key={to}>
          <Link className="dashboard-place" to={to}>
            {icon}
            <span>
              <span className="dashboard-place-title">{title}</span>
              <span className="dashboard-none">{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

import { Link } from '../../ui/button/link.tsx'
import { Logo } from '../../ui/picture/logo.tsx'

interface LinkTo {
  readonly to: string
  readonly label: string
}

const QUICK: readonly LinkTo[] = [
  { to: '/', label: 'Home' },
  { to: '/games', label: 'All Games' },
  { to: '/join', label: 'Join Game' },
  { to: '/challenges', label: 'Weekly Challenge' },
  { to: '/how-to-play', label: 'How to Play' },
]

const LEGAL: readonly LinkTo[] = [
  { to: '/terms', label: 'Terms of Service' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/privacy#cookies', label: 'Cookie Policy' },
  { to: '/disclaimer', label: 'Legal Disclaimer' },
  { to: '/contact', label: 'Contact Us' },
]

function Links({ title, links }: { readonly title: string; readonly links: readonly LinkTo[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-display text-lg font-bold">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className="inline-flex min-h-11 items-center text-muted hover:text-cream hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Footer() {
  return (
    <footer className="mt-20 border-t-2 border-leaf-800 px-4 py-10 sm:px-8">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-10 lg:grid-cols-[1.6fr_1fr_1fr]">
        <section aria-label="About Highjinks" className="col-span-2 lg:col-span-1">
          <Logo className="mb-4 h-9" />
          <p className="max-w-md text-muted">
            Highjinks makes party games for grown-ups who still giggle. Seven games, one couch, no sign-up. It’s a
            parody, for entertainment only: we sell no cannabis, and no card will ever ask you to consume any.
          </p>
        </section>
        <Links title="Quick Links" links={QUICK} />
        <Links title="Legal" links={LEGAL} />
      </div>
      <p className="mx-auto mt-10 max-w-6xl text-sm text-muted">
        You must be 21 or older to use Highjinks, and use it only where cannabis use is legal. By continuing you confirm
        that you are of legal age.
      </p>
    </footer>
  )
}

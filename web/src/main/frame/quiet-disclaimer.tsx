const LINKS = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/disclaimer', label: 'Disclaimer' },
] as const

/** What is left of the footer while people play: one line, whose links leave the game where it is. */
export function QuietDisclaimer() {
  return (
    <footer className="relative flex min-h-6 shrink-0 items-center justify-center gap-x-2.5 overflow-hidden bg-night px-2 text-[0.6875rem] whitespace-nowrap text-muted">
      <p className="sm:hidden">21 or older, where it is legal.</p>
      <p className="max-sm:hidden">
        You must be 21 or older, and play only where cannabis use is legal. It is a parody, made for entertainment.
      </p>
      {LINKS.map(({ to, label }) => (
        <a key={to} href={to} target="_blank" rel="noopener" className="inline-flex min-h-6 items-center underline">
          {label}
        </a>
      ))}
    </footer>
  )
}

import './ghost.css'

/** A ghost's moods. */
export type GhostMood = 'asks' | 'sealed' | 'right' | 'fooled' | 'shrugs'

const BODY = 'M16 93V47C16 24 31 9 50 9S84 24 84 47V93C78 102 73 86 67 93S56 102 50 93 39 86 33 93 22 102 16 93Z'

/** A bedsheet with opinions: a spectator without a seat. */
export function GhostFigure({ mood, className }: { readonly mood: GhostMood; readonly className: string }) {
  return (
    <svg viewBox="0 0 100 104" aria-hidden="true" data-mood={mood} className={`ghost ${className}`}>
      <g
        className="ghost-body"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="4.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={ARMS[mood]} fill="var(--color-cream)" />
        <path d={BODY} fill="var(--color-cream)" />
        {mood === 'right' && <PartyHat />}
        {mood !== 'fooled' && (
          <g fill="var(--color-coral)" stroke="none" opacity="0.75">
            <ellipse cx="29" cy="56" rx="6" ry="4" />
            <ellipse cx="71" cy="56" rx="6" ry="4" />
          </g>
        )}
        <Face mood={mood} />
      </g>
    </svg>
  )
}

const DOWN = 'M18 58C8 62 5 70 9 77M82 58C92 62 95 70 91 77'
const ARMS: Readonly<Record<GhostMood, string>> = {
  asks: 'M18 60C7 60 2 52 5 44M82 58C92 62 95 70 91 77',
  sealed: DOWN,
  right: 'M18 56C7 52 2 40 6 30M82 56C93 52 98 40 94 30',
  fooled: DOWN,
  shrugs: 'M18 62C8 64 3 58 2 51M82 62C92 64 97 58 98 51',
}

function PartyHat() {
  return (
    <g>
      <path d="M36 13 54-14 66 14C57 19 45 18 36 13Z" fill="var(--color-sky)" strokeWidth="4" />
      <path d="M46 0 60 7" strokeWidth="4" stroke="var(--color-cream)" />
      <circle cx="54" cy="-15" r="5" fill="var(--color-coral)" strokeWidth="3.5" />
    </g>
  )
}

function Face({ mood }: { readonly mood: GhostMood }) {
  switch (mood) {
    case 'asks':
      return (
        <>
          <g className="ghost-eyes" fill="var(--color-ink)" stroke="none">
            <ellipse cx="39" cy="44" rx="5" ry="7.5" />
            <ellipse cx="61" cy="44" rx="5" ry="7.5" />
          </g>
          <path d="M32 29C35 26 40 26 43 28M57 25C60 23 65 23 68 27" strokeWidth="3.5" />
          <path d="M44 62C48 66 54 65 57 60" />
        </>
      )
    case 'sealed':
      return (
        <>
          <ellipse cx="39" cy="44" rx="5" ry="7.5" fill="var(--color-ink)" stroke="none" />
          <path d="M54 45C58 41 64 41 68 45" />
          <path d="M40 62H60M45 58V66M50 58V66M55 58V66" strokeWidth="3.5" />
        </>
      )
    case 'right':
      return (
        <>
          <path d="M32 46C35 38 43 38 46 46M54 46C57 38 65 38 68 46" />
          <path d="M36 57H64C64 71 57 77 50 77S36 71 36 57Z" fill="var(--color-ink)" />
          <path d="M44 72C47 68 53 68 56 72" stroke="var(--color-coral)" strokeWidth="5" />
        </>
      )
    case 'fooled':
      return (
        <>
          <path d="M33 37 45 49M45 37 33 49M55 37 67 49M67 37 55 49" />
          <path d="M36 65C40 59 44 59 48 64S58 69 64 62" />
          <path d="M78 24C83 31 84 35 80 37S73 34 78 24Z" fill="var(--color-sky)" strokeWidth="3.5" />
        </>
      )
    case 'shrugs':
      return (
        <>
          <path d="M33 44H45M55 44H67" />
          <path d="M42 63H58" />
        </>
      )
  }
}

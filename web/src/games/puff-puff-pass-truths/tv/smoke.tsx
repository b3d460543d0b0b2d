import { Takeover } from '../../../show/timeline/takeover.tsx'
import './smoke.css'

interface SmokeProps {
  /** From the suspense before the last card until its points. */
  readonly isOn: boolean
  /** The lie is out. */
  readonly isOut: boolean
}

const SUSPENSE_MS = 1400
const LIE_MS = 1100

/** The puffs with their position and size, in percent of the TV, in the order they come. */
const PUFFS = [
  [8, 20, 46],
  [30, 6, 50],
  [54, 12, 48],
  [78, 4, 52],
  [96, 24, 46],
  [14, 52, 52],
  [38, 44, 56],
  [62, 50, 58],
  [88, 56, 52],
  [4, 84, 50],
  [27, 88, 54],
  [50, 92, 56],
  [74, 86, 54],
  [97, 90, 48],
] as const

/** On a TV: smoke from edge to edge, which clears to show the lie. */
export function Smoke({ isOn, isOut }: SmokeProps) {
  return (
    <Takeover isOn={isOn} ms={SUSPENSE_MS + LIE_MS} color={isOut ? 'coral' : undefined} className="smoke">
      {isOut && <p className="smoke-word">LIE!</p>}
      <div className="smoke-puffs" data-cleared={isOut || undefined}>
        {/* Outlines first, so that all of it is one cloud. */}
        {(['rim', 'body'] as const).map((part) =>
          PUFFS.map(([x, y, size], i) => (
            <span
              key={`${part} ${x}`}
              data-part={part}
              style={{
                left: `${x}%`,
                top: `${y}%`,
                width: `${size * 0.54}rem`,
                height: `${size * 0.54}rem`,
                '--x': `${(x - 50) * 1.6}rem`,
                '--y': `${y - 50}rem`,
                animationDelay: isOut ? '0ms' : `${((i * 5) % PUFFS.length) * 35}ms`,
              }}
            />
          )),
        )}
      </div>
      {!isOut && <p className="smoke-suspense">Which leaves …</p>}
    </Takeover>
  )
}

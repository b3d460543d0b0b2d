import { COUCH, Couch } from '../sofa/couch.tsx'
import { FigureShapes } from './figure.tsx'
import { PHOTO, type Spot, seatPeople } from './seat-people.ts'

const SOFA = {
  '--sofa': 'oklch(0.46 0.085 155)',
  '--sofa-light': 'oklch(0.54 0.092 155)',
  '--sofa-dark': 'oklch(0.35 0.065 155)',
  '--sofa-wood': 'oklch(0.62 0.1 60)',
}

const RAYS = Array.from({ length: 9 }, (_, i) => i * 40)
const COLOURS = ['lime', 'amber', 'coral', 'sky', 'pink', 'lilac']
/** Evenly strewn, and without a pattern. */
const CONFETTI = Array.from({ length: 60 }, (_, i) => ({
  x: ((i * 0.7549) % 1) * PHOTO.width,
  y: ((i * 0.5698) % 1) * PHOTO.height * 0.7,
  turn: (i * 73) % 180,
  colour: COLOURS[i % COLOURS.length],
}))

interface GroupPhotoProps {
  readonly people: Parameters<typeof seatPeople>[0]
}

/** The whole sofa with everybody on it, the winner on top: a group of shapes in the measure of `PHOTO`. */
export function GroupPhoto({ people }: GroupPhotoProps) {
  const { spots, sofaTop } = seatPeople(people)
  const isBehind = ({ row }: Spot) => row === 'back'
  return (
    <g>
      <Wall floor={sofaTop + 222} />
      {spots.filter(isBehind).map((spot) => (
        <Person key={spot.id} spot={spot} />
      ))}
      <svg y={sofaTop} width={COUCH.width} height={COUCH.height} style={SOFA}>
        <Couch />
      </svg>
      {spots
        .filter((spot) => !isBehind(spot))
        .map((spot) => (
          <Person key={spot.id} spot={spot} />
        ))}
    </g>
  )
}

function Wall({ floor }: { readonly floor: number }) {
  return (
    <>
      <rect width={PHOTO.width} height={PHOTO.height} fill="var(--color-leaf-800)" />
      <g fill="var(--color-amber)" opacity="0.35">
        {RAYS.map((turn) => (
          <path key={turn} d="M0 0 1400-170V170Z" transform={`translate(670 ${floor - 330}) rotate(${turn - 90})`} />
        ))}
      </g>
      {CONFETTI.map(({ x, y, turn, colour }) => (
        <rect
          key={`${x} ${y}`}
          width="26"
          height="13"
          rx="4"
          fill={`var(--color-${colour})`}
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <rect y={floor} width={PHOTO.width} height={PHOTO.height - floor} fill="var(--color-leaf-700)" />
      <path d={`M0 ${floor}H${PHOTO.width}`} stroke="var(--color-ink)" strokeWidth="5" />
    </>
  )
}

function Person({ spot: { id, x, y, scale, isWinner } }: { readonly spot: Spot }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <FigureShapes seed={id} mood={isWinner ? 'glad' : 'calm'} isCrowned={isWinner} />
    </g>
  )
}

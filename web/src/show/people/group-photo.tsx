import { Later } from '../../ui/layout/later.tsx'
import { FigureShapes } from './figure.tsx'
import { PHOTO, type PhotoPlace, seatPeople } from './seat-people.ts'
import { COUCH, SofaFurniture } from './sofa-furniture.tsx'

const SOFA = {
  '--sofa': '#2a6643',
  '--sofa-light': '#3d7e57',
  '--sofa-dark': '#1a442b',
  '--sofa-wood': '#b27744',
}

/** Fan out from one point. */
const RAYS = Array.from({ length: 9 }, (_, i) => {
  const angle = ((i * 40 - 90) * Math.PI) / 180
  const at = (x: number, y: number) =>
    `${Math.round(x * Math.cos(angle) - y * Math.sin(angle))} ${Math.round(x * Math.sin(angle) + y * Math.cos(angle))}`
  return `M0 0L${at(1400, -170)} ${at(1400, 170)}Z`
}).join('')
const COLOURS = ['lime', 'amber', 'coral', 'sky', 'pink', 'lilac']
const PIECES = 60

/** Spread evenly without a pattern. The pieces of one color share a path. */
const CONFETTI = COLOURS.map((colour, nth) => ({
  colour,
  path: Array.from({ length: PIECES / COLOURS.length }, (_, n) => pieceAt(n * COLOURS.length + nth)).join(''),
}))

function pieceAt(i: number): string {
  const x = Math.round(((i * 0.7549) % 1) * PHOTO.width)
  const y = Math.round(((i * 0.5698) % 1) * PHOTO.height * 0.7)
  const turn = (((i * 73) % 180) * Math.PI) / 180
  const along = (length: number) => `${(length * Math.cos(turn)).toFixed(1)} ${(length * Math.sin(turn)).toFixed(1)}`
  const across = (length: number) => `${(-length * Math.sin(turn)).toFixed(1)} ${(length * Math.cos(turn)).toFixed(1)}`
  return `M${x} ${y}l${along(26)}l${across(13)}l${along(-26)}z`
}

interface GroupPhotoProps {
  readonly people: Parameters<typeof seatPeople>[0]
  /** On a screen they draw one after the other, one per frame. A saved picture has them all from the start. */
  readonly isInTurn?: boolean
}

/** The whole sofa with everyone on it, the winner on top, as a group of shapes in the units of `PHOTO`. */
export function GroupPhoto({ people, isInTurn = false }: GroupPhotoProps) {
  const { spots, sofaTop } = seatPeople(people)
  const isBehind = ({ row }: PhotoPlace) => row === 'back'
  const person = (spot: PhotoPlace) => (
    <Later key={spot.id} turn={isInTurn ? spots.indexOf(spot) + 1 : 0}>
      <Person spot={spot} />
    </Later>
  )
  return (
    <g>
      <Wall floor={sofaTop + 222} />
      {spots.filter(isBehind).map(person)}
      <svg y={sofaTop} width={COUCH.width} height={COUCH.height} style={SOFA}>
        <SofaFurniture />
      </svg>
      {spots.filter((spot) => !isBehind(spot)).map(person)}
    </g>
  )
}

function Wall({ floor }: { readonly floor: number }) {
  return (
    <>
      <rect width={PHOTO.width} height={PHOTO.height} fill="var(--color-leaf-800)" />
      <path d={RAYS} transform={`translate(670 ${floor - 330})`} fill="var(--color-amber)" opacity="0.35" />
      {CONFETTI.map(({ colour, path }) => (
        <path
          key={colour}
          d={path}
          fill={`var(--color-${colour})`}
          stroke="var(--color-ink)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ))}
      <rect y={floor} width={PHOTO.width} height={PHOTO.height - floor} fill="var(--color-leaf-700)" />
      <path d={`M0 ${floor}H${PHOTO.width}`} stroke="var(--color-ink)" strokeWidth="5" />
    </>
  )
}

function Person({ spot: { id, x, y, scale, isWinner } }: { readonly spot: PhotoPlace }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <FigureShapes seed={id} mood={isWinner ? 'glad' : 'calm'} isCrowned={isWinner} />
    </g>
  )
}

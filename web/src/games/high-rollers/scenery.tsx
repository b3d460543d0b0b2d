import type { SVGProps } from 'react'
import { Air, Eye, Mouth } from '../../show/scenery/face.tsx'
import { Leaf, Piece } from '../../show/scenery/piece.tsx'
import type { HeroProps, RoomMood, Scenery } from '../../show/scenery/scenery.ts'
import { confetti } from './confetti.tsx'
import { Skate } from './skate.tsx'
import { transition } from './transition.tsx'

/** A bank of cloud, 800 wide: the position and height of each puff. */
const PUFFS = [
  [0, 58],
  [96, 80],
  [200, 64],
  [304, 86],
  [408, 70],
  [508, 88],
  [612, 62],
  [712, 82],
  [800, 60],
] as const

/** A casino with its head in the clouds: a big sun, chips and stars in the air, and a floor of cloud. */
function Backdrop() {
  return (
    <>
      {/* On a phone and behind a clock it would be one more disc around the seconds; in a light its face would fade. */}
      <div className="absolute right-[2vw] bottom-[9vh] size-[26vh] rounded-full bg-cream max-lg:hidden around:top-[12vh] around:right-[4vw] around:bottom-auto tv:hidden" />
      <Piece
        viewBox="0 0 120 120"
        className="beside-table hidden lg:tv:block tv:top-[25vh] tv:right-[1vw] tv:w-[20vh] [stroke-width:3.5]"
      >
        <circle cx="60" cy="60" r="56" fill="var(--color-cream)" />
        <g fill="var(--color-leaf-800)" stroke="none">
          <circle cx="34" cy="28" r="8" />
          <circle cx="98" cy="82" r="9" />
          <circle cx="88" cy="26" r="5" />
        </g>
        <path d="M38 58q8 8 16 0M76 58q8 8 16 0M54 78q12 10 24 0" />
      </Piece>
      <Piece viewBox="-30 60 160 60" className="room-drift top-[16%] -left-10 w-40 lg:top-[10vh] lg:-left-4 lg:w-80">
        <path d="M-20 116c0-30 40-36 52-14 14-16 46-8 48 14Z" fill="var(--color-leaf-800)" stroke="none" />
      </Piece>
      <Piece
        viewBox="-30 60 160 60"
        className="room-drift top-[52%] -right-16 w-52 lg:top-[46vh] lg:right-[2vw] lg:w-64 tv:hidden"
      >
        <path d="M-20 116c0-30 40-36 52-14 14-16 46-8 48 14Z" fill="var(--color-leaf-900)" stroke="none" />
      </Piece>
      <Piece
        viewBox="0 0 120 120"
        className="beside-table room-float bottom-[13vh] left-8 w-32 -rotate-12 max-2xl:hidden around:hidden lg:tv:block tv:top-[39.5vh] tv:right-[7vw] tv:bottom-auto tv:left-auto tv:w-[13vh]"
      >
        <Chip color="var(--color-coral)" />
      </Piece>
      <Piece
        viewBox="0 0 60 60"
        className="room-twinkle top-[44vh] right-[3vw] w-12 max-2xl:hidden around:hidden tv:hidden"
      >
        <path d="m30 4 8 17 18 2-13 13 3 18-16-9-16 9 3-18L4 23l18-2Z" fill="var(--color-cream)" strokeWidth="5" />
      </Piece>
      <Piece viewBox="0 0 800 126" className="bottom-0 left-0 w-[200%] lg:w-full">
        <g stroke="none">
          <Bank className="fill-leaf-900 lg:fill-leaf-800" transform="translate(832 -12) scale(-1.08 1)" />
          <Bank className="fill-leaf-800 lg:fill-floor" />
        </g>
      </Piece>
    </>
  )
}

function Chip({ color }: { readonly color: string }) {
  return (
    <>
      <circle cx="60" cy="60" r="52" fill={color} />
      <circle cx="60" cy="60" r="42" stroke="var(--color-cream)" strokeWidth="14" strokeDasharray="22 22" />
      <circle cx="60" cy="60" r="30" fill="var(--color-cream)" strokeWidth="5" />
      <Leaf x={60} y={74} scale={0.42} />
    </>
  )
}

/** Three of them, thrown. */
function Picture() {
  return (
    <Piece viewBox="0 0 220 210" className="room-float">
      <g transform="translate(104 14) rotate(14 60 60) scale(0.86)">
        <Chip color="var(--color-teal)" />
      </g>
      <g transform="translate(96 112) rotate(-8 60 60) scale(0.72)">
        <Chip color="var(--color-lilac)" />
      </g>
      <g transform="translate(2 44) rotate(-12 60 60)">
        <Chip color="var(--color-coral)" />
      </g>
      <path d="m52 8 6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" fill="var(--color-cream)" strokeWidth="5" />
    </Piece>
  )
}

/** Without an outline, because text is in front of it. */
function Bank(place: SVGProps<SVGGElement>) {
  return (
    <g {...place}>
      {PUFFS.map(([x, height]) => (
        <ellipse key={x} cx={x} cy="110" rx="68" ry={height} />
      ))}
      <path d="M-20 96H820V160H-20Z" />
    </g>
  )
}

/** The white die: a gentleman. */
function Gentleman({ mood }: { readonly mood: RoomMood }) {
  return (
    <g className="room-body">
      <g transform="translate(132 124) rotate(-11)">
        <rect x="-58" y="-58" width="116" height="116" rx="22" fill="var(--color-cream)" />
        <Eye x={-25} y={-12} r={15} isSmug mood={mood} />
        <Eye x={25} y={-12} r={15} isSmug mood={mood} />
        <Mouth x={0} y={26} mood={mood} idle="M-26-2c14 14 38 14 52 0" />
        <g fill="var(--color-ink)" stroke="none">
          <circle cx="-40" cy="40" r="7" />
          <circle cx="40" cy="40" r="7" />
          <circle cy="-42" r="7" />
        </g>
      </g>
      {mood === 'shrug' ? (
        <path d="M76 134c-16 8-34 6-36-12l-10-6M190 116c14 6 22-2 20-18l6-8" strokeWidth="9" />
      ) : (
        <path d="M76 130c-18 2-32-6-40-22" strokeWidth="9" />
      )}
      <g transform={`translate(122 ${mood === 'shocked' ? 40 : 62}) rotate(-11)`}>
        <path d="M-26 0v-38h52V0Z" fill="var(--color-lilac)" />
        <path d="M-26-10h52" stroke="var(--color-coral)" strokeWidth="8" />
        <path d="M-44 2h88" strokeWidth="10" />
        <path d="M-26-38h52" />
      </g>
    </g>
  )
}

function Legs({ x }: { readonly x: number }) {
  return (
    <>
      <path d={`M${x} 172v32M${x + 46} 180v24`} strokeWidth="9" />
      <Skate x={x} y={222} />
      <Skate x={x + 48} y={222} />
    </>
  )
}

/** The red die has never been on skates. */
function Beginner({ mood }: { readonly mood: RoomMood }) {
  return (
    <>
      <Legs x={258} />
      <g className="room-body">
        <g transform="translate(284 146) rotate(13)">
          <rect x="-50" y="-50" width="100" height="100" rx="20" fill="var(--color-coral)" />
          <Eye x={-18} y={-14} r={13} mood={mood} look={[0.15, -0.3]} />
          <Eye x={20} y={-14} r={13} mood={mood} look={[0.15, -0.3]} />
          <Mouth x={2} y={18} mood={mood === 'idle' ? 'shocked' : mood} idle="" />
          <g fill="var(--color-ink)" stroke="none">
            <circle cx="-32" cy="34" r="6" />
            <circle cx="34" cy="34" r="6" />
          </g>
        </g>
        <path d="M236 130c-16-6-24-18-26-34M334 152c18 0 30-10 36-26" strokeWidth="9" />
        <Air x={384} y={96} mood={mood} />
      </g>
    </>
  )
}

const VIEW = { face: '56 6 150 188', alone: '24 6 192 238', all: '24 12 376 232' } as const

function Hero({ mood, crop }: HeroProps) {
  return (
    <Piece viewBox={VIEW[crop]}>
      {crop === 'all' && <Beginner mood={mood} />}
      {crop !== 'face' && <Legs x={112} />}
      <Gentleman mood={mood} />
    </Piece>
  )
}

export const scenery: Scenery = {
  Backdrop,
  Hero,
  Picture,
  confetti,
  instead: { '--color-amber': 'var(--color-coral)' },
  transition,
}

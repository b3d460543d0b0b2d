import type { ReactNode } from 'react'
import { CrownedTop } from '../../ui/avatar/crown.tsx'
import type { Colour, Face } from '../../ui/avatar/face.ts'
import { Features } from '../../ui/avatar/features.tsx'
import { Head } from '../../ui/avatar/head.tsx'
import { Top } from '../../ui/avatar/top.tsx'
import { Finished, Snoring, Thinking } from './bubble.tsx'
import { expressedFace } from './expressed-face.ts'
import { Halo } from './halo.tsx'
import { IN_HAND } from './in-hand.tsx'
import { Limb } from './limb.tsx'
import { armsOf, POSES, type Pose, posedAs } from './poses.ts'
import { POSTURES, type SitterMood } from './postures.ts'
import { Snacks } from './snacks.tsx'
import { Torso } from './torso.tsx'

const CAPE = (
  <>
    <path
      d="M52 122C20 134 2 168-4 204c16-2 26 2 36 8 12-8 26-8 38 0 12-8 26-8 38 0 10-6 20-10 36-8-6-36-24-70-56-82Z"
      fill="var(--color-coral)"
    />
    <path d="M22 156 14 190M118 156l8 34" strokeWidth="3" />
  </>
)

/** Drawn behind them. */
const CAPES: Readonly<Partial<Record<Pose, ReactNode>>> = { reigns: CAPE, soars: CAPE }

const paint = (colour: Colour) => `var(--color-${colour})`

const SHUT = <path d="M32 55c3 6 11 6 14 0M54 55c3 6 11 6 14 0" fill="none" />

const PHONE = (
  <g transform="translate(119 112) rotate(14)" fill="var(--color-ink)">
    <rect x="-10" y="-17" width="20" height="33" rx="5" />
    <rect x="-5.5" y="-12" width="11" height="21" rx="2" fill="var(--color-lime)" stroke="none" />
  </g>
)

const SIDES = ['left', 'right'] as const

export interface CharacterProps {
  readonly face: Face
  readonly mood: SitterMood
  readonly isStanding: boolean
  /** The number of snacks in the lap; null without a bowl. */
  readonly snacks: number | null
  /** No one has more points. */
  readonly isBest?: boolean
  readonly isCrowned?: boolean
  /** Their pose, if it goes with their mood. */
  readonly pose?: Pose | undefined
}

/** The part from the hips up, which leans, slumps and stands up. */
export function Upper(props: CharacterProps) {
  const { face, mood, isStanding, snacks, isBest = false, isCrowned = false, pose = 'waves' } = props
  const posed = posedAs(pose, mood, isStanding)
  const arms = posed ? armsOf(posed, snacks !== null) : POSTURES[mood]
  const { head } = posed ? POSES[posed] : POSTURES[mood]
  const isAsleep = mood === 'asleep' || mood === 'dozing'
  const [skin, cloth] = [paint(face.skin), paint(face.cloth)]
  const hasCrown = isCrowned || posed === 'reigns'
  const isLooking = mood === 'calm'
  const headStyle = {
    transform: `translate(0, ${head.down}px) rotate(${head.tilt}deg) translate(20px, 31px)`,
    transformOrigin: '70px 118px',
    // On the sofa they would all swing at the same time, with four drawings laid out in each frame of the busiest half
    // second.
    ...(snacks === null && { transition: 'transform 320ms var(--ease-spring)' }),
  }
  return (
    <Drawing bend={posed && snacks === null ? bendOf(posed) : undefined}>
      <Halo head={face.head} top={face.top} {...{ hasCrown, headStyle, isLooking }} />
      {posed && CAPES[posed]}
      <Torso head={face.head} colour={skin} cloth={cloth} />
      {snacks !== null && <Snacks count={snacks} isMost={isBest} />}
      {SIDES.map((side) => (
        <Limb key={side} arm={side} path={arms[side]} colour={skin} />
      ))}
      <g style={headStyle}>
        <g data-looking={isLooking || undefined}>
          <Head shape={face.head} colour={skin} />
          <Features face={{ ...face, ...expressedFace(posed ?? mood, face) }} {...(isAsleep && { eyes: SHUT })} />
          {hasCrown ? <CrownedTop shape={face.top} colour={cloth} /> : <Top shape={face.top} colour={cloth} />}
        </g>
      </g>
      {mood === 'busy' && (
        <>
          {PHONE}
          <Thinking />
        </>
      )}
      {mood === 'done' && <Finished />}
      {isAsleep && <Snoring />}
      {posed && (
        <g data-arm="right" color={skin}>
          {IN_HAND[posed]}
        </g>
      )}
      {arms.hands.map(([cx, cy], i) => (
        <circle key={cx} data-arm={SIDES[i]} cx={cx} cy={cy} r="8" fill={skin} />
      ))}
    </Drawing>
  )
}

/**
 * Returns the lean of a pose. With a bowl in the lap a character stays straight, because the number on it doesn't lean
 * along.
 */
function bendOf(pose: Pose): string {
  const { sinks, leans } = POSES[pose]
  return `translate(0 ${sinks}) rotate(${leans} 70 186)`
}

/** The bowl that a player in the spotlight has left on their seat. */
export function Bowl({ snacks, isBest = false }: Pick<CharacterProps, 'snacks' | 'isBest'>) {
  return <Drawing>{snacks !== null && <Snacks count={snacks} isMost={isBest} />}</Drawing>
}

/** Legs stay in place and are long enough for standing. In a seat the body hides them. */
export function Legs({ face }: { readonly face: Face }) {
  const [skin, shoe] = [paint(face.skin), paint(face.cloth)]
  return (
    <Drawing>
      <Limb path="M57 160C57 176 55 190 54 206M83 160C83 176 85 190 86 206" colour={skin} thickness={13} />
      <path
        d="M66 212c0-9-7-11-14-9-9 2-17 5-17 12 0 3 2 4 5 4h22c3 0 4-3 4-7ZM74 212c0-9 7-11 14-9 9 2 17 5 17 12 0 3-2 4-5 4H78c-3 0-4-3-4-7Z"
        fill={shoe}
      />
    </Drawing>
  )
}

function Drawing({ bend, children }: { readonly bend?: string | undefined; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 140 220" className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      <g transform={bend} stroke="var(--color-ink)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

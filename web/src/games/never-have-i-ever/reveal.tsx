import type { View } from '@highjinks/games/never-have-i-ever'
import { inTurn } from '../../stage/beats/beats.ts'
import { useBeats } from '../../stage/beats/use-beats.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { type Face, Faces } from '../../ui/party/faces.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf } from '../screen.ts'
import { Band } from './bands.tsx'
import { ALONE_MS, FACE_MS } from './pace.ts'
import type { Props } from './screen.tsx'
import { Statement } from './statement.tsx'
import { WhoTells } from './who-tells.tsx'
import { rangeWords } from './words.ts'

type Open = Extract<NonNullable<View['reveal']>, { mode: 'open' }>

/** The number alone, then one face after the other goes to its side; meanwhile it is settled who tells how it was. */
export function Reveal(props: Props) {
  const { table } = props
  const { reveal } = table
  if (!reveal) return null
  return (
    <>
      <Statement table={table} shape="line" />
      {reveal.mode === 'open' ? (
        <Who {...props} reveal={reveal} />
      ) : (
        <>
          <Band band={reveal.band} table={table} />
          <Mine {...props} />
        </>
      )}
      <WhoTells {...props} />
    </>
  )
}

function Who(props: Props & { readonly reveal: Open }) {
  const { reveal, table, me, players } = props
  const sorted = table.asked.filter((id) => reveal.have.includes(id) || reveal.never.includes(id))
  const reached = useBeats([
    ['sides', ALONE_MS],
    ...inTurn('face', sorted.length, { from: ALONE_MS + FACE_MS, every: FACE_MS }),
  ])
  const out = reached('face')
  const shown = new Set(sorted.slice(0, out))
  const face = (id: string): Face => {
    const guess = reveal.guesses[id]
    return {
      id,
      name: nameOf(players, id),
      isMe: id === me,
      note: <Note guess={guess ? rangeWords(guess) : null} gain={reveal.gains[id] ?? 0} />,
    }
  }
  const faces = (ids: readonly string[]) => ids.filter((id) => shown.has(id)).map(face)
  return (
    <>
      <p role="status" className="text-center font-display text-3xl font-bold lg:text-5xl">
        <span className="animate-pop text-5xl font-extrabold text-mark tabular lg:text-8xl">{reveal.count}</span> of{' '}
        {reveal.answers} {reveal.count === 1 ? 'has' : 'have'}
      </p>
      {out >= sorted.length && <Author {...props} />}
      {out >= sorted.length && <Mine {...props} />}
      {reached('sides') > 0 && (
        <div className="grid grid-cols-2 gap-2 sm:gap-3 stage:flex">
          <Side title="They have" faces={faces(reveal.have)} count={reveal.have.length}>
            Nobody. Or so they say.
          </Side>
          <Side title="Never" faces={faces(reveal.never)} count={reveal.never.length}>
            Not a single halo in the room.
          </Side>
        </div>
      )}
    </>
  )
}

interface SideProps {
  readonly title: 'They have' | 'Never'
  readonly faces: readonly Face[]
  /** How many will stand here: on a wall the fuller side is the wider one. */
  readonly count: number
  readonly children: string
}

function Side({ title, faces, count, children }: SideProps) {
  return (
    <div className="flex min-w-0 basis-0 flex-col" style={{ flexGrow: Math.max(2, count) }}>
      <Card kind={title === 'Never' ? 'plain' : 'tint'} className="grow p-3! max-sm:p-2! lg:p-5!">
        <Heading level={2} size="small" className="mb-2 text-center lg:text-3xl">
          {title}
        </Heading>
        {count === 0 ? (
          <p className="text-center text-muted">{children}</p>
        ) : (
          <Faces faces={faces} label={title} isDense className="min-h-24 content-start justify-center gap-y-2!" />
        )}
      </Card>
    </div>
  )
}

function Note({ guess, gain }: { readonly guess: string | null; readonly gain: number }) {
  return (
    <span className="flex flex-col items-center gap-0.5 max-sm:items-start">
      {guess !== null && <span className="max-sm:hidden">guessed {guess}</span>}
      {gain > 0 && (
        <Badge tone="lime" className="stage:text-xl">
          +{gain}
        </Badge>
      )}
    </span>
  )
}

/** Signed, at last. */
function Author({ table, reveal, me, players }: Props & { readonly reveal: Open }) {
  const { author } = table
  if (author === null) return null
  const named = Object.entries(reveal.suspects)
  const right = named.filter(([, id]) => id === author).map(([id]) => id)
  const ending = reveal.isUnknown
    ? 'Hardly anybody knew.'
    : right.length > 0
      ? `${namesOf(right, { me, players })} knew.`
      : ''
  return (
    <p role="status" className="animate-rise text-center text-lg font-semibold text-balance lg:text-3xl">
      Written by {author === me ? 'you' : nameOf(players, author)}. {ending}
    </p>
  )
}

function Mine({ table, me }: Props) {
  const gain = me === null ? 0 : (table.reveal?.gains[me] ?? 0)
  if (me === null || !table.asked.includes(me)) return null
  return (
    <p role="status" className="text-center text-lg">
      {gain > 0 ? `+${gain} for you.` : 'No points for you this time.'}
    </p>
  )
}

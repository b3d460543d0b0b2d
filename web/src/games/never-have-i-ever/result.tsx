import type { Hand, View } from '@highjinks/games/never-have-i-ever'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { type Face, Faces } from '../../ui/party/faces.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Bands } from './bands.tsx'
import { Statement } from './statement.tsx'

type Props = ScreenProps<View, Hand>
type Open = Extract<NonNullable<View['reveal']>, { mode: 'open' }>

/** The number alone, before anybody knows who. */
export function Count({ table, hand }: Props) {
  if (!table.count) return <PromptCardBack label="Counting in the dark" />
  const guess = hand?.answer?.guess ?? null
  return (
    <>
      <Statement table={table} shape="line" />
      <div role="status" className="grid grow place-content-center justify-items-center text-center">
        <p className="animate-pop font-display text-[9rem] leading-none font-extrabold text-accent tabular lg:text-[14rem]">
          {table.count.have}
        </p>
        <p className="font-display text-3xl font-bold lg:text-5xl">of {table.count.answers} have</p>
        {guess !== null && (
          <p className="mt-4 text-xl text-muted">
            {guess === table.count.have ? 'Just what you guessed!' : `You guessed ${guess}.`}
          </p>
        )}
      </div>
    </>
  )
}

/** Who, with what everybody guessed; or only about how many. */
export function Reveal(props: Props) {
  const { reveal } = props.table
  if (!reveal) return null
  return (
    <>
      <Statement table={props.table} shape="line" />
      {reveal.mode === 'open' ? <Who {...props} reveal={reveal} /> : <Bands band={reveal.band} table={props.table} />}
      <Mine {...props} gains={reveal.gains} />
    </>
  )
}

/** Both sides of the room. */
function Who({ reveal, me, players }: Pick<Props, 'me' | 'players'> & { readonly reveal: Open }) {
  const face = (id: string): Face => ({
    id,
    name: nameOf(players, id),
    isMe: id === me,
    note: <Note guess={reveal.guesses[id] ?? null} gain={reveal.gains[id] ?? 0} />,
  })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Side title="They have" label="Have done it" faces={reveal.have.map(face)} nobody="Nobody. Or so they say." />
      <Side title="Never" label="Have never" faces={reveal.never.map(face)} nobody="Not a single halo in the room." />
    </div>
  )
}

interface SideProps {
  readonly title: string
  readonly label: string
  readonly faces: readonly Face[]
  readonly nobody: string
}

function Side({ title, label, faces, nobody }: SideProps) {
  return (
    <Card kind={title === 'Never' ? 'plain' : 'tint'}>
      <Heading level={2} className="mb-3">
        {title}
        <span className="sr-only">:</span> <span className="text-accent tabular">{faces.length}</span>
      </Heading>
      {faces.length === 0 ? <p className="text-muted">{nobody}</p> : <Faces faces={faces} label={label} />}
    </Card>
  )
}

function Note({ guess, gain }: { readonly guess: number | null; readonly gain: number }) {
  return (
    <span className="flex flex-col items-center gap-0.5">
      {guess !== null && <span>guessed {guess}</span>}
      {gain > 0 && (
        <Badge tone="lime" className="stage:text-xl">
          +{gain}
        </Badge>
      )}
    </span>
  )
}

function Mine({ me, gains }: Props & { readonly gains: Readonly<Record<string, number>> }) {
  if (me === null) return null
  const gain = gains[me] ?? 0
  return (
    <p role="status" className="mt-auto pb-4 text-center text-lg">
      {gain > 0 ? `+${gain} for you.` : 'No points for you this time.'}
    </p>
  )
}

import type { Intent, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Podium } from '../../ui/podium.tsx'
import { ScoreboardRow } from '../../ui/scoreboard-row.tsx'
import { SharePicture } from './share-picture.tsx'

interface PodiumViewProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly me: PlayerId | null
  readonly isBusy: boolean
  /** The TV: nothing to press. */
  readonly isStage?: boolean
  readonly send: (intent: Intent) => void
  readonly onChangeGame: () => void
  /** What the game itself has to say. */
  readonly children?: ReactNode
}

/** The end of a game: who won, what each was best at, and on to the next one. */
export function PodiumView(props: PodiumViewProps) {
  const { view, table, me, isStage = false, children } = props
  const name = (id: PlayerId) => view.players.find((player) => player.id === id)?.name ?? 'Somebody who left'
  const places = table.standings.map((row) => ({ ...row, name: name(row.id) }))
  return (
    <main
      data-game={view.session.slug}
      className="mx-auto flex w-full max-w-3xl grow flex-col gap-6 group-data-[stage]/stage:max-w-6xl"
    >
      <Heading level={1} size="title" className="text-center">
        {places[0] ? `${winners(places)} ${places[1]?.place === 1 ? 'win' : 'wins'}!` : 'That was it'}
      </Heading>
      <div className="grid gap-6 group-data-[stage]/stage:grid-cols-2 group-data-[stage]/stage:items-end">
        <Podium places={places} />
        <ol className="grid gap-2">
          {places.map((row) => (
            <ScoreboardRow
              key={row.id}
              place={row.place}
              seed={row.id}
              name={row.name}
              score={row.score}
              you={row.id === me}
            />
          ))}
        </ol>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {table.awards.map((award) => (
          <li key={award.title}>
            <Card kind="tint" className="flex items-center gap-3">
              <Avatar seed={award.id} size={52} />
              <p>
                <strong className="block font-display text-lg">{award.title}</strong>
                {name(award.id)} {award.detail}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      {children}
      {!isStage && <SharePicture places={places} slug={view.session.slug} />}
      <Next {...props} />
    </main>
  )
}

function Next({ view, me, isBusy, isStage, send, onChangeGame }: PodiumViewProps) {
  const { hostId, code } = view.session
  if (me !== null && hostId === me) {
    return (
      <ActionBar>
        <Button size="lg" busy={isBusy} onClick={() => send({ type: 'again' })}>
          Play Again
        </Button>
        <Button kind="secondary" onClick={onChangeGame}>
          Change Game
        </Button>
      </ActionBar>
    )
  }
  if (isStage) return null
  const host = view.players.find((player) => player.id === hostId)?.name ?? 'the host'
  return (
    <ActionBar note={`Again, or another game? ${host} picks. You need not do anything.`}>
      {me === null && (
        <ButtonLink to={`/join/${code}`} size="lg">
          Take a seat for the next one
        </ButtonLink>
      )}
    </ActionBar>
  )
}

function winners(places: readonly { readonly name: string; readonly place: number }[]): string {
  return new Intl.ListFormat('en').format(places.filter((row) => row.place === 1).map((row) => row.name))
}

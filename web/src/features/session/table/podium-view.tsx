import type { Intent, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ActionBar, BESIDE } from '../../../ui/layout/action-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Podium } from '../../../ui/party/podium.tsx'
import { ScoreboardRow } from '../../../ui/party/scoreboard-row.tsx'
import { SharePicture } from './share-picture.tsx'

const SHOWN_ON_PODIUM = 3

interface PodiumViewProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly me: PlayerId | null
  readonly isBusy: boolean
  /** The TV: nothing to press. */
  readonly isStage?: boolean
  /** The session is over: nothing comes next. */
  readonly isLast?: boolean
  readonly send: (intent: Intent) => void
  readonly onChangeGame: () => void
  /** What the game itself has to say. */
  readonly children?: ReactNode
}

/** The end of a game: who won, what each was best at, and on to the next one. */
export function PodiumView(props: PodiumViewProps) {
  const { view, table, me, isStage = false, isLast = false, children } = props
  const name = (id: PlayerId) => view.players.find((player) => player.id === id)?.name ?? 'Somebody who left'
  const places = table.standings.map((row) => ({ ...row, name: name(row.id) }))
  const rows = isStage ? places.slice(SHOWN_ON_PODIUM) : places
  return (
    <main
      data-game={view.session.slug}
      data-beside
      className={cx(
        'mx-auto flex w-full max-w-3xl grow flex-col gap-6 short:gap-3 stage:max-w-[84rem] stage:gap-4',
        BESIDE,
      )}
    >
      <Heading level={1} size="title" className="text-center">
        {winnersLine(places, me)}
      </Heading>
      <div
        className={cx(
          'grid grid-cols-1 gap-6 short:gap-4 stage:items-center stage:gap-12',
          table.awards.length > 0 && (isCrowded(table) ? 'stage:grid-cols-[4fr_7fr]' : 'stage:grid-cols-[6fr_5fr]'),
        )}
      >
        <Podium places={places} />
        <Awards table={table} me={me} nameOf={name} />
      </div>
      <ol className={cx('grid grid-cols-1 gap-2', rows.length > 4 ? 'stage:grid-cols-3' : 'stage:grid-cols-2')}>
        {rows.map((row) => (
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
      {children}
      {!isStage && <SharePicture places={places} slug={view.session.slug} />}
      {!isLast && <Next {...props} />}
    </main>
  )
}

interface AwardsProps {
  readonly table: TableFrame
  readonly me: PlayerId | null
  readonly nameOf: (id: PlayerId) => string
}

/** More awards than a wall has height for, one below the other. */
function isCrowded({ awards }: TableFrame): boolean {
  return awards.length > 4
}

function Awards({ table, me, nameOf }: AwardsProps) {
  if (table.awards.length === 0) return null
  return (
    <ul
      aria-label="Awards"
      className={cx(
        'grid grid-cols-1 gap-3 short:gap-2 sm:grid-cols-2 stage:gap-2',
        !isCrowded(table) && 'stage:grid-cols-1',
      )}
    >
      {table.awards.map((award) => (
        <li key={award.title} className="not-stage:sm:last:odd:col-span-2">
          <Card kind="tint" className="flex items-center gap-3 px-4 py-3 stage:py-2!">
            <Avatar seed={award.id} size="3rem" className="stage:size-18!" />
            <div className="min-w-0 leading-snug">
              <p>
                <strong className="block font-display text-lg text-mark stage:text-3xl">{award.title}</strong>
                {award.id === me ? `You ${ofYou(award.detail)}` : `${nameOf(award.id)} ${award.detail}`}
              </p>
              {award.quote !== undefined && (
                <blockquote className="mt-1 -rotate-1 font-handwritten text-lg wrap-break-word text-words italic stage:text-2xl">
                  “{award.quote}”
                </blockquote>
              )}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Next({ view, me, isBusy, isStage, send, onChangeGame }: PodiumViewProps) {
  const { hostId, code } = view.session
  if (me !== null && hostId === me) {
    return (
      <ActionBar>
        <div className="grid grid-cols-[3fr_2fr] gap-3 flat:grid-cols-1">
          <Button size="lg" className="px-2!" busy={isBusy} onClick={() => send({ type: 'again' })}>
            Play Again
          </Button>
          <Button kind="secondary" className="px-2!" onClick={onChangeGame}>
            Change Game
          </Button>
        </div>
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

type Winner = Pick<TableFrame['standings'][number], 'id' | 'place'> & { readonly name: string }

function winnersLine(places: readonly Winner[], me: PlayerId | null): string {
  const winners = places.filter((row) => row.place === 1)
  if (winners.length === 0) return 'That was it'
  const others = winners.filter((row) => row.id !== me).map((row) => row.name)
  const isMine = others.length < winners.length
  const names = new Intl.ListFormat('en').format(isMine ? ['You', ...others] : others)
  return `${names} ${isMine || winners.length > 1 ? 'win' : 'wins'}!`
}

/** What is said of somebody, said to them: `was understood` becomes `were understood`. */
function ofYou(detail: string): string {
  return detail
    .replace(/^was\b/, 'were')
    .replace(/^has\b/, 'have')
    .replace(/^fooled you\b/, 'fooled them')
}

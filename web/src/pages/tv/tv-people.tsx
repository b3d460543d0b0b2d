import type { SessionView } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'
import { TableTime } from '../../games/table-time.tsx'
import { useShow } from '../../games/use-show.ts'
import { useMark } from '../../lib/use-mark.ts'
import { useSession } from '../../session/session-store.ts'
import { waitingLine } from '../../session/table/waiting.tsx'
import { untilTold } from '../../show/balcony/balcony-words.ts'
import { headroomFor, isAloft } from '../../show/people/headroom.ts'
import { fallOf } from '../../show/people/reveal.ts'
import { Sofa } from '../../show/people/sofa.tsx'
import { useProgress } from '../../show/people/use-progress.ts'
import { useSofaSink } from '../../show/spotlight/sofa-sink.ts'
import { useLightsDown } from '../../show/timeline/use-lights-down.ts'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { JoinSign } from './join-sign.tsx'

/**
 * Everyone on the sofa, from the first arrival to the end of the game, and the QR code beside it: latecomers are
 * normal.
 */
export function TvPeople({ view }: { readonly view: SessionView }) {
  const { session, table } = view
  return (
    <>
      {table && session.status === 'playing' && (
        <section aria-label="Waiting" className="sr-only">
          <p ref={saidAside}>{waitingLine(view, table)}</p>
        </section>
      )}
      <TableTime slug={session.slug} table={table}>
        <Everybody view={view} />
        {session.status !== 'lobby' && <Latecomers view={view} />}
      </TableTime>
    </>
  )
}

function Latecomers({ view }: { readonly view: SessionView }) {
  const { session, table, players, balcony } = view
  const { isPaid } = useProgress()
  return (
    <JoinSign
      isLarge
      code={session.code}
      isHidden={session.settings.hidesCode}
      watchers={view.watchers - view.tvs}
      balcony={balcony && untilTold(balcony, isPaid)}
      isMissed={players.some(({ id, online }) => !online && (table?.seats.includes(id) ?? true))}
    />
  )
}

function Everybody({ view }: { readonly view: SessionView }) {
  const { table, session } = view
  const { staging, reveal, people } = useShow(view, { hasSpotlight: true })
  useSofaSink(session.status === 'playing' && !table?.paused ? (staging.sofaSink ?? null) : null)
  const isDark = useLightsDown(gameOf(session.slug)?.chord, reveal && fallOf(reveal)) && table !== null
  const reaction = useSession((state) => state.reaction)
  // If it can be anyone, everyone stays lit.
  const lit = reveal && reveal.candidates.length > 0 ? reveal.candidates : people.map(({ id }) => id)
  const headroom = headroomFor(view, { staging, reveal })
  useMark(isAloft(headroom) && 'has-points-aloft')
  return (
    <footer className="tv-people" style={{ '--headroom': `${headroom}rem` }}>
      <div className="tv-sofa" data-middle={session.status === 'lobby' || undefined}>
        <Sofa
          {...{ people, reaction }}
          watchers={view.watchers - view.tvs}
          isBalcony={view.balcony !== undefined}
          lit={isDark ? lit : null}
          isPaused={table?.paused ?? false}
        />
      </div>
    </footer>
  )
}

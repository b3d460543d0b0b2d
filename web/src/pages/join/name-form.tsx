import { LOBBY_CAP, NAME_MAX, type Reply } from '@highjinks/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { namesIn } from '../../lib/suggested-names.ts'
import { seatsByCode, wasRemoved } from '../../session/seats/seats.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentLink } from '../../ui/button/document-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { type ToastText, toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { useDisplayName } from '../account/display-name.ts'
import { LookButton } from './look-button.tsx'
import { useJoin } from './use-join.ts'

interface NameFormProps {
  readonly found: Reply<'byCode'>
  /** The words for a missing name. */
  readonly nameless: ToastText
}

/** One field and one button. If every seat is taken, it says so before the user types anything. */
export function NameForm({ found, nameless }: NameFormProps) {
  const [name, setName] = useDisplayName()
  const [isMissing, setMissing] = useState(false)
  const { hash } = useLocation()
  const hasSeat = seatsByCode(found.session.code).length > 0
  const { join, watch, isJoining, failure } = useJoin(found)
  if (isFull(found) && !isJoining) return <NoSeat onWatch={watch} />
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!name.trim())
    if (name.trim()) void join(name)
    else toast({ ...nameless, tone: 'bad' })
  }
  return (
    // Its parts belong to the page, so that the buttons stick to the bottom of all of it.
    <form onSubmit={submit} className="contents" noValidate>
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField
          label="Your name"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="nickname"
          error={isMissing && !name.trim() ? nameless.text : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <LookButton />
      </div>
      <Suggestions names={namesIn(hash, found.players)} onChoose={setName} />
      {failure &&
        (failure.isFull ? (
          <Alert action={<Button onClick={watch}>Watch</Button>}>{failure.says}</Alert>
        ) : (
          <FailedAlert says={failure.says} why={failure.why} onRetry={() => void join(name)} />
        ))}
      {/* Once joining, the player is on the list too. */}
      <Ways note={isJoining ? undefined : noteOf(found)}>
        {/* A player with a seat there should go back to it, and that button is the green one. */}
        <Button type="submit" size="lg" kind={hasSeat && !isJoining ? 'secondary' : 'primary'} busy={isJoining}>
          {isJoining ? 'Joining...' : 'Join Game'}
        </Button>
        <Button kind="ghost" className="px-2" onClick={watch}>
          Just watch
        </Button>
        {/* A phone isn't a TV. */}
        <DocumentLink to={`/screen/${found.session.code}`} kind="ghost" className="px-2 max-lg:hidden">
          This is the TV
        </DocumentLink>
      </Ways>
    </form>
  )
}

interface SuggestionsProps {
  readonly names: readonly string[]
  readonly onChoose: (name: string) => void
}

/** Players from one phone, now on their own phones. */
function Suggestions({ names, onChoose }: SuggestionsProps) {
  if (names.length === 0) return null
  return (
    <ul aria-label="Which one are you?" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Button kind="secondary" className="px-4" onClick={() => onChoose(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function NoSeat({ onWatch }: { readonly onWatch: () => void }) {
  return (
    <>
      <Alert tone="info" title="All eight seats are taken">
        Online games seat eight. Watch for now, and this page will offer you a seat when one opens up.
      </Alert>
      <Ways>
        <Button size="lg" className="col-span-full" onClick={onWatch}>
          Watch
        </Button>
      </Ways>
    </>
  )
}

function Ways({ note, children }: { readonly note?: string | undefined; readonly children: ReactNode }) {
  return (
    // On a small phone it follows the field instead of covering it
    <ActionBar note={note} className="short:static short:before:hidden lg:mt-0">
      <div className="grid grid-cols-[2fr_1fr] gap-2 sm:gap-3 lg:grid-cols-[2fr_1fr_1fr]">{children}</div>
    </ActionBar>
  )
}

function isFull({ players }: Reply<'byCode'>): boolean {
  return players.length >= LOBBY_CAP
}

/** Returns what is going on in there right now. */
function noteOf({ session, players }: Reply<'byCode'>): string {
  const { status } = session
  if (wasRemoved(session.id)) return 'The host removed you from this session.'
  if (status === 'playing' || status === 'starting') return 'Game in progress. You’ll join next round.'
  if (status === 'over') return 'They’re between games. You’ll join the next one.'
  if (players.length === 0) return 'You’re the first one here.'
  return players.length === 1 ? '1 player is waiting for you.' : `${players.length} players are waiting for you.`
}

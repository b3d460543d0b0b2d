import type { CrewPage, PlayerId, SessionView } from '@highjinks/protocol'
import { useState } from 'react'
import { reasonOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { callCrew, seatProof } from './crew-calls.ts'
import { linkOfCrew, rememberCrew } from './own-crew.ts'
import { addressOfCrew, SendLink } from './send-crew-link.tsx'

interface KeepCrewProps {
  readonly view: SessionView
  readonly me: PlayerId
}

/** On a phone, above the vote: the offer to keep the crew, in one line. */
export function KeepCrewLine({ view, me }: KeepCrewProps) {
  const [kept, setKept] = useState<CrewPage | null>(null)
  const { isBusy, ask } = useCrewCall(view, me, setKept)
  if (!kept?.crew && view.session.crew) return null
  return (
    <section aria-label="Your crew" className="flex items-center justify-between gap-3">
      {kept?.crew ? (
        <>
          <p className="min-w-0 leading-tight font-semibold wrap-anywhere">You’re in {kept.name}</p>
          <CopyButton text={addressOfCrew(kept.crew.link)} label="Copy its link" copiedMs={3000} />
        </>
      ) : (
        <>
          <p className="min-w-0 font-display leading-tight font-bold">Same people again?</p>
          <Button kind="secondary" className="shrink-0 px-4" busy={isBusy} onClick={() => ask('makeCrew')}>
            Keep this crew
          </Button>
        </>
      )}
    </section>
  )
}

/** Below the night, for members whose browser remembers it: the crew's link. */
export function CrewLink({ view, me }: KeepCrewProps) {
  const { crew } = view.session
  const link = crew?.members.includes(me) ? linkOfCrew(crew.name) : null
  return crew && link !== null ? <Kept name={crew.name} link={link} /> : null
}

/** On a laptop, below the night: one player keeps the crew, and everyone else joins with one tap. */
export function KeepCrew({ view, me }: KeepCrewProps) {
  const { crew } = view.session
  const [kept, setKept] = useState<CrewPage | null>(null)
  const { isBusy, ask } = useCrewCall(view, me, setKept)
  if (kept?.crew) return <Kept name={kept.name} link={kept.crew.link} />
  if (crew && (!crew.isNew || crew.members.includes(me))) return <CrewLink view={view} me={me} />
  return (
    <section aria-labelledby="keep-crew" className="grid gap-2 rounded-card bg-leaf-900 p-4 text-center">
      <Heading level={2} size="small" id="keep-crew">
        {crew ? `${crew.name}: are you in?` : 'Same people again?'}
      </Heading>
      <p className="text-muted">
        {crew
          ? 'One link for all your nights. No account needed.'
          : 'Keep this crew: one link for all your nights, and no card twice. No account needed.'}
      </p>
      <Button kind="secondary" busy={isBusy} onClick={() => ask(crew ? 'joinCrew' : 'makeCrew')}>
        {crew ? 'I’m in' : 'Keep this crew'}
      </Button>
    </section>
  )
}

/** For everyone at the podium, as soon as one player has kept the crew. */
export function JoinCrewNote({ view, me }: KeepCrewProps) {
  const { crew, status } = view.session
  const { isBusy, ask } = useCrewCall(view, me, () =>
    toast({ title: 'You’re in', text: 'The link is under Night.', tone: 'good' }),
  )
  if (status !== 'over' || !crew?.isNew || crew.members.includes(me)) return null
  return (
    <Alert
      tone="info"
      title={`${crew.name}: are you in?`}
      action={
        <Button busy={isBusy} onClick={() => ask('joinCrew')}>
          I’m in
        </Button>
      }
    >
      One link for all your nights. No account needed.
    </Alert>
  )
}

function useCrewCall({ session }: SessionView, me: PlayerId, onDone: (page: CrewPage) => void) {
  const [isBusy, setBusy] = useState(false)
  async function ask(name: 'makeCrew' | 'joinCrew') {
    const proof = seatProof(session.id, me)
    if (!proof) return
    setBusy(true)
    try {
      const page = await callCrew(name, { body: proof })
      if (page.crew) rememberCrew(page.crew.link, page)
      onDone(page)
    } catch (fault) {
      toast({ title: reasonOf(fault), tone: 'bad' })
    }
    setBusy(false)
  }
  return { isBusy, ask: (name: 'makeCrew' | 'joinCrew') => void ask(name) }
}

function Kept({ name, link }: { readonly name: string; readonly link: string }) {
  return (
    <section aria-labelledby="keep-crew" className="grid gap-2 rounded-card bg-leaf-900 p-4 text-center">
      <Heading level={2} size="small" id="keep-crew">
        You’re in {name}
      </Heading>
      <p className="text-muted">Put the link in your group chat. It leads to every next night.</p>
      <SendLink link={link} name={name} />
      <ButtonLink to={`/c/${link}`} kind="secondary">
        See your crew
      </ButtonLink>
    </section>
  )
}

import { KeyRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reasonOf } from '../../lib/failure-words.ts'
import { callCrew } from '../../session/crew/crew-calls.ts'
import { ownCrew } from '../../session/crew/own-crew.ts'
import { SendLink } from '../../session/crew/send-crew-link.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Looks } from '../../ui/avatar/looks.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { CrewTitle } from './crew-title.tsx'
import type { InsideProps } from './inside-props.ts'
import { NextDate } from './next-date.tsx'
import { Nights } from './nights.tsx'
import { useTonight } from './use-tonight.ts'

type Member = InsideProps['crew']['members'][number]

/** The crew's page for its members: tonight's room first, then the members, past nights and the next date. */
export function Inside(props: InsideProps) {
  const { link, name, you, crew } = props
  const { isBusy, failure, go } = useTonight(link)
  const looks = useMemo(
    () => new Map(crew.members.flatMap(({ id, look }) => (look ? [[id, look] as const] : []))),
    [crew.members],
  )
  return (
    <Looks value={looks}>
      <main className="mx-auto flex w-full max-w-3xl grow flex-col gap-5 p-4">
        <div className="text-center">
          <CrewTitle {...props} />
          <p ref={said} className="text-lg text-muted">
            {tonightLine(crew)}
          </p>
        </div>
        {failure && <FailedAlert says={failure.says} why={failure.why} onRetry={go} />}
        <Members {...props} />
        <NextDate {...props} />
        <section aria-labelledby="crew-cards" className="grid gap-2">
          <Heading level={2} size="small" id="crew-cards">
            Your cards
          </Heading>
          <ButtonLink to={`/c/${link}/cards`} kind="secondary">
            Write cards for this crew
          </ButtonLink>
        </section>
        <Nights crew={crew} />
        <section aria-labelledby="crew-link" className="grid gap-2">
          <Heading level={2} size="small" id="crew-link">
            Your link
          </Heading>
          <SendLink link={crew.link} name={name} />
          {!you.hasAccount && (
            <p className="text-muted">
              This phone’s cookie is your key. If you sign in, your account knows you on any phone.
            </p>
          )}
        </section>
        <ActionBar>
          <Button size="lg" busy={isBusy} onClick={go}>
            {crew.tonight ? 'Join tonight’s room' : 'Open tonight’s room'}
          </Button>
        </ActionBar>
      </main>
    </Looks>
  )
}

function tonightLine({ tonight }: InsideProps['crew']): string {
  if (!tonight) return 'No room is open right now.'
  const people = tonight.people === 1 ? '1 person is there' : `${tonight.people} people are there`
  return tonight.isPlaying ? `${people}, and a game is on.` : `${people}.`
}

function Members({ link, you, crew, onChanged }: InsideProps) {
  const navigate = useNavigate()
  const [going, setGoing] = useState<Member | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOwn = going?.id === you.id
  const keeper = crew.members.find(({ hasKeys }) => hasKeys)
  async function remove({ id }: Member) {
    setBusy(true)
    try {
      const { link: next } = await callCrew('removeMember', { params: { link, member: id } })
      ownCrew.clear()
      void navigate(next === null ? '/' : `/c/${next}`, { replace: true })
      if (next !== null) onChanged(await callCrew('crew', { params: { link: next } }))
    } catch (fault) {
      toast({ title: reasonOf(fault), tone: 'bad' })
    }
    setBusy(false)
    setGoing(null)
  }
  return (
    <section aria-labelledby="crew-members" className="grid gap-2">
      <Heading level={2} size="small" id="crew-members">
        Who belongs
      </Heading>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {crew.members.map((member) => (
          <li key={member.id} className="flex min-w-0 items-center gap-3 rounded-card bg-leaf-900 py-2 pr-3 pl-3">
            <Avatar seed={member.id} size="2.75rem" />
            <p className="flex min-w-0 flex-1 items-center gap-2 font-display text-lg leading-tight font-bold">
              <span className="min-w-0 wrap-anywhere">{member.name}</span>
              {member.hasKeys && (
                <Badge tone="amber" icon={<KeyRound aria-hidden="true" />}>
                  <span className="sr-only">Has the keys</span>
                </Badge>
              )}
            </p>
            {member.id === you.id ? (
              <Button kind="ghost" className="px-3" onClick={() => setGoing(member)}>
                Leave
              </Button>
            ) : (
              you.hasKeys && (
                <Button
                  kind="ghost"
                  className="px-3"
                  aria-label={`Remove ${member.name}`}
                  onClick={() => setGoing(member)}
                >
                  Remove
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {keeper && (
        <p className="text-center text-sm text-muted">
          <KeyRound aria-hidden="true" className="mr-1 inline size-4" />
          {keeper.id === you.id ? 'You have' : `${keeper.name} has`} the keys: renaming the crew and removing people.
        </p>
      )}
      <ConfirmDialog
        open={going !== null}
        onOpenChange={(isOpen) => !isOpen && setGoing(null)}
        title={isOwn ? 'Leave this crew?' : `Remove ${going?.name ?? ''}?`}
        description={
          isOwn
            ? 'Your name, your look and your crowns are erased from it. To come back, you knock like anyone else.'
            : 'They’re erased from the crew, and its link changes. Send everyone else the new one.'
        }
        confirm={isOwn ? 'Leave' : 'Remove'}
        danger
        busy={isBusy}
        onConfirm={() => going && void remove(going)}
      />
    </section>
  )
}

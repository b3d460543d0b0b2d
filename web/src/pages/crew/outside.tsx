import { type CrewPage, NAME_MAX } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../lib/failure-words.ts'
import { callCrew } from '../../session/crew/crew-calls.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useDisplayName } from '../account/display-name.ts'
import { useTonight } from './use-tonight.ts'

interface OutsideProps {
  readonly link: string
  readonly page: CrewPage
  readonly onKnocked: (knock: CrewPage['knock']) => void
}

/** The page for a phone that the crew doesn't know: the name, and a knock. */
export function Outside({ link, page, onKnocked }: OutsideProps) {
  return (
    <main className="mx-auto flex w-full max-w-xl grow flex-col gap-4 p-4">
      <div className="grid gap-1 text-center">
        <Heading level={1}>{page.name}</Heading>
        <p className="text-lg text-balance text-muted">A crew. One link for all their nights.</p>
      </div>
      {page.knock === 'in' ? (
        <LetIn link={link} />
      ) : page.knock === 'not-now' ? (
        <Alert tone="info" title="Not tonight">
          Someone in the room said not now. You can knock again on their next night.
        </Alert>
      ) : (
        <Knock link={link} knock={page.knock} onKnocked={onKnocked} />
      )}
    </main>
  )
}

function LetIn({ link }: { readonly link: string }) {
  const { isBusy, failure, go } = useTonight(link)
  return (
    <>
      <Alert tone="info" title="You’re in">
        They let you in. From now on this phone belongs to the crew.
      </Alert>
      {failure && <FailedAlert says={failure.says} why={failure.why} onRetry={go} />}
      <ActionBar>
        <Button size="lg" busy={isBusy} onClick={go}>
          Join tonight’s room
        </Button>
      </ActionBar>
    </>
  )
}

const NAMELESS = 'Tell them your name first'

function Knock({ link, knock, onKnocked }: Pick<OutsideProps, 'link' | 'onKnocked'> & Pick<CrewPage, 'knock'>) {
  const [name, setName] = useDisplayName()
  const [isMe, setMe] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setError(NAMELESS)
    setError(null)
    setBusy(true)
    try {
      onKnocked((await callCrew('knock', { params: { link }, body: { name: name.trim(), isMe } })).knock)
    } catch (fault) {
      setError(reasonOf(fault))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="contents" noValidate>
      <TextField
        label="Your name"
        value={name}
        maxLength={NAME_MAX}
        autoComplete="nickname"
        error={error ?? undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox label="I’m already in this crew. This is my new phone." checked={isMe} onChange={setMe} />
      <div ref={said}>
        {knock === 'waiting' && (
          <p className="flex items-center justify-center gap-3 text-lg">
            <Spinner size={24} label="Waiting" />
            Knocking. Someone in the room has to let you in.
          </p>
        )}
        {knock === 'nobody' && (
          <Alert tone="info" title="Nobody’s here yet">
            Someone from the crew has to open tonight’s room first. Then knock again.
          </Alert>
        )}
      </div>
      <ActionBar>
        <Button type="submit" size="lg" busy={isBusy}>
          {knock === 'none' ? 'Knock' : 'Knock again'}
        </Button>
      </ActionBar>
    </form>
  )
}

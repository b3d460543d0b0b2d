import { CREW_CARDS_MOST, type CrewCards, crewLink } from '@highjinks/protocol'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { NoAnswer } from '../../../lib/call-failed.ts'
import { reasonOf } from '../../../lib/failure-words.ts'
import { createResource } from '../../../lib/resource.ts'
import { RoomLoading } from '../../../session/room-loading.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { toast } from '../../../ui/overlay/toast-store.ts'
import { WaitingCards } from '../../../ui/party/waiting-cards.tsx'
import { Art } from '../../../ui/picture/art.tsx'
import { EmptyState } from '../../../ui/status/empty-state.tsx'
import { WhatHappened } from '../../../ui/status/what-happened.tsx'
import { PasteBox } from './paste-box.tsx'
import { Writing } from './writing.tsx'

const cards = createResource<string, CrewCards>((link) => call('crewCards', { params: { link } }), {
  outlives: (fault) => fault instanceof NoAnswer,
  isFleeting: true,
})

/**
 * A member's own cards in a crew: write them, paste and copy them, take them back. Other people's cards aren't here.
 */
export function CrewCardsPage() {
  const parsed = crewLink.safeParse(useParams().link)
  return (
    <Page title="Cards for your crew" description="Write cards that only your crew plays.">
      <div className="flex min-h-[calc(100dvh-4rem)] grow flex-col">
        {parsed.success ? <Found key={parsed.data} link={parsed.data} /> : <NotYours to="/games" why={null} />}
      </div>
    </Page>
  )
}

function Found({ link }: { readonly link: string }) {
  const found = cards.use(link)
  switch (found.status) {
    case 'loading':
      return <RoomLoading label="Getting your cards" />
    case 'failed':
      return <NotYours to={`/c/${link}`} why={reasonOf(found.fault)} onRetry={() => void cards.reload(link)} />
    case 'ready':
      return <Cards link={link} mine={found.value.mine} kept={found.value.kept} />
  }
}

function Cards({ link, mine, kept }: CrewCards & { readonly link: string }) {
  const put = (changed: CrewCards) => cards.put(link, changed)
  return (
    <main className="mx-auto flex w-full max-w-3xl grow flex-col gap-5 p-4">
      <div className="grid gap-1 text-center">
        <Heading level={1}>Cards for your crew</Heading>
        <p className="text-lg text-balance text-muted">
          They’re dealt only in your crew’s rooms, and never to you. Until then, no one else sees yours.
        </p>
        <p ref={said} className="text-muted">
          Your crew has {kept} of {CREW_CARDS_MOST} cards.
        </p>
      </div>
      <Writing link={link} isFull={kept >= CREW_CARDS_MOST} onWritten={put} />
      <Mine link={link} mine={mine} onChanged={put} />
      <PasteBox link={link} onWritten={put} />
      <TextLink to={`/c/${link}`} className="mx-auto inline-flex min-h-11 items-center">
        Back to your crew
      </TextLink>
    </main>
  )
}

interface MineProps extends Pick<CrewCards, 'mine'> {
  readonly link: string
  readonly onChanged: (cards: CrewCards) => void
}

function Mine({ link, mine, onChanged }: MineProps) {
  const [isBusy, setBusy] = useState(false)
  async function takeBack(card: string) {
    setBusy(true)
    try {
      onChanged(await call('takeBackCrewCard', { params: { link, card } }))
    } catch (fault) {
      toast({ title: reasonOf(fault), tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="crew-cards-mine" className="grid grid-cols-1 gap-2">
      <Heading level={2} size="small" id="crew-cards-mine">
        Your cards: {mine.length}
      </Heading>
      {mine.length === 0 && <p className="text-muted">You haven’t written any yet.</p>}
      <WaitingCards cards={mine} label="Your cards" isBusy={isBusy} onTakeBack={(id) => void takeBack(id)} />
      {mine.length > 0 && (
        <CopyButton text={mine.map(({ text }) => text).join('\n')} label="Copy all as text" copiedMs={3000} />
      )}
    </section>
  )
}

interface NotYoursProps {
  readonly to: string
  readonly why: string | null
  readonly onRetry?: () => void
}

function NotYours({ to, why, onRetry = () => undefined }: NotYoursProps) {
  return (
    <main className="grid grow place-content-center">
      <EmptyState
        level={1}
        title="No cards to show"
        art={<Art name="lost" />}
        action={
          <ButtonLink to={to} size="lg">
            {to === '/games' ? 'Browse Games' : 'To the crew’s page'}
          </ButtonLink>
        }
      >
        {why === null && 'That link doesn’t lead to a crew. Ask a friend for the new one.'}
      </EmptyState>
      <WhatHappened why={why} onRetry={onRetry} />
    </main>
  )
}

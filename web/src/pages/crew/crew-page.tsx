import { type CrewPage as Crew, crewLink } from '@highjinks/protocol'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { failureWords, isGone, reasonOf } from '../../lib/failure-words.ts'
import { createResource } from '../../lib/resource.ts'
import { callCrew } from '../../session/crew/crew-calls.ts'
import { rememberCrew } from '../../session/crew/own-crew.ts'
import { RoomLoading } from '../../session/room-loading.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Inside } from './inside.tsx'
import { Outside } from './outside.tsx'

/** Someone may arrive, accept a knock or open the room meanwhile. */
const LOOK_AGAIN_MS = 3000

/** Asks for the crew, and remembers it if it knows this phone. */
async function look(link: string): Promise<Crew> {
  try {
    const page = await callCrew('crew', { params: { link } })
    rememberCrew(link, page)
    return page
  } catch (fault) {
    if (isGone(fault)) rememberCrew(link, null)
    throw fault
  }
}

const crews = createResource<string, Crew>(look, {
  outlives: (fault) => !isGone(fault),
  isFleeting: true,
})

/** The page behind a crew's link: its people and nights for members, its name and a knock for everyone else. */
export function CrewPage() {
  const parsed = crewLink.safeParse(useParams().link)
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] grow flex-col">
      {parsed.success ? <Found key={parsed.data} link={parsed.data} /> : <Nowhere />}
    </div>
  )
}

function Found({ link }: { readonly link: string }) {
  const found = crews.use(link)
  useLookAgain(link, found.status === 'ready')
  switch (found.status) {
    case 'loading':
      return <RoomLoading label="Looking for your crew" />
    case 'failed':
      if (isGone(found.fault)) return <Nowhere />
      return <CantLook fault={found.fault} onRetry={() => void crews.reload(link)} />
    case 'ready': {
      const page = found.value
      const put = (changed: Crew) => crews.put(link, changed)
      return (
        <Page title={page.name} description="One link for all our nights.">
          {page.you && page.crew ? (
            <Inside link={link} name={page.name} you={page.you} crew={page.crew} onChanged={put} />
          ) : (
            <Outside link={link} page={page} onKnocked={(knock) => put({ ...page, knock })} />
          )}
        </Page>
      )
    }
  }
}

/** Asks again only for a crew that was found: a link that leads nowhere counts as a guess each time. */
function useLookAgain(link: string, isFound: boolean): void {
  useEffect(() => {
    if (!isFound) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void crews.reload(link)
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [link, isFound])
}

function Nowhere() {
  return (
    <Page title="No crew here" description="This link doesn't lead to a crew.">
      <main className="grid grow place-content-center">
        <EmptyState
          level={1}
          title="No crew here"
          art={<Art name="lost" />}
          action={
            <ButtonLink to="/games" size="lg">
              Browse Games
            </ButtonLink>
          }
        >
          That link doesn’t lead to a crew. Ask a friend for the new one.
        </EmptyState>
      </main>
    </Page>
  )
}

interface CantLookProps {
  readonly fault: unknown
  readonly onRetry: () => void
}

/** The call failed, which says nothing about the crew. */
function CantLook({ fault, onRetry }: CantLookProps) {
  const { title } = failureWords(fault)
  return (
    <Page title={title} description="We couldn't look for this crew.">
      <main className="grid grow place-content-center">
        <EmptyState
          level={1}
          title={title}
          action={
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          <p role="alert">{reasonOf(fault)}</p>
        </EmptyState>
      </main>
    </Page>
  )
}

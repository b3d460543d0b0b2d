import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'

const WORDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  ended: ['That was a good one', 'The host ended this session. Everything said in it is gone.'],
  expired: ['The party moved on', 'No one was here for a while, so this session expired.'],
  kicked: ['You’re out', 'The host removed you from this session.'],
  'off-tv': ['Off the TV', 'The host took the game off this screen.'],
  superseded: [
    'You’re on another screen',
    'You opened this seat on too many screens. Only the newest ones stay connected.',
  ],
  'bad-seat': [
    'We don’t recognize that seat',
    'Maybe you left, or it’s someone else’s link. Join again with the code.',
  ],
  'session-not-found': ['Game Not Found', "This game code doesn't exist or has expired"],
  upgrade: ['Highjinks has a new version', 'Reload the page. We saved your seat.'],
  unknown: ['We can’t find your seat', 'This browser has no seat in that session. Join with the code, or watch.'],
}

export function farewellWords(why: string): readonly [title: string, text: string] {
  return WORDS[why] ?? ['That didn’t work', 'Something went wrong. Join again with the code.']
}

interface FarewellProps {
  readonly why: string
  readonly action?: ReactNode
  /** Below the text and the exits. */
  readonly below?: ReactNode
}

export function Farewell({ why, action, below }: FarewellProps) {
  const [title, text] = farewellWords(why)
  return (
    <Page title={title} description={text}>
      <main className="grid grow place-content-center">
        <EmptyState
          level={1}
          title={title}
          art={<Art name={why === 'ended' || why === 'expired' ? 'empty-sofa' : 'cut-off'} />}
          action={
            <>
              {action}
              <ButtonLink to="/join" size="lg">
                Join a game
              </ButtonLink>
              <ButtonLink to="/games" kind="secondary">
                Browse Games
              </ButtonLink>
            </>
          }
        >
          {text}
        </EmptyState>
        {below}
      </main>
    </Page>
  )
}

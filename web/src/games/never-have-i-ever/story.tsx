import type { Hand, View } from '@highjinks/games/never-have-i-ever'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Statement } from './statement.tsx'

type Props = ScreenProps<View, Hand>

/** Somebody who has may tell how; nobody has to. */
export function Story(props: Props) {
  const { table, me } = props
  const { story } = table
  if (!story) return null
  return (
    <>
      <Statement table={table} shape="line" />
      {story.teller === null ? <Open {...props} /> : <Telling {...props} teller={story.teller} />}
      {story.teller !== null && story.teller === me && <Teller {...props} />}
      {story.teller === null && <Volunteer {...props} />}
    </>
  )
}

function Open({ table, me, players }: Props) {
  const able = table.reveal?.mode === 'open' ? table.reveal.have : []
  return (
    <div role="status" className="grid grow place-content-center justify-items-center gap-5 text-center">
      <Heading level={2} size="title">
        {able.length > 0 ? 'There is a story here' : 'Has anybody a story?'}
      </Heading>
      {able.length > 0 ? (
        <Faces
          className="justify-center"
          label="Could tell it"
          faces={able.map((id) => ({ id, name: nameOf(players, id), isMe: id === me }))}
        />
      ) : (
        <p className="text-lg text-muted lg:text-2xl">Whoever has may own up. Nobody must, and nobody will ask.</p>
      )}
    </div>
  )
}

function Volunteer({ table, hand, me, act, isBusy }: Props) {
  const owes = me !== null && table.waiting.includes(me)
  if (!hand || !owes) return me === null ? null : <ActionBar note="Cheer somebody into telling it.">{null}</ActionBar>
  const words = table.mode === 'open' ? 'Not today' : 'On to the next one'
  return (
    <ActionBar>
      {hand.canTell && (
        <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'tell' })}>
          {table.mode === 'open' ? 'I will tell it' : 'Own up and tell it'}
        </Button>
      )}
      <Button
        size={hand.canTell ? 'md' : 'lg'}
        kind={hand.canTell ? 'ghost' : 'primary'}
        disabled={isBusy}
        onClick={() => act({ type: 'next' })}
      >
        {words}
      </Button>
    </ActionBar>
  )
}

function Telling({ teller, me, players }: Props & { readonly teller: string }) {
  const isMe = teller === me
  return (
    <div role="status" className="grid grow place-content-center justify-items-center gap-4 text-center">
      <Avatar seed={teller} size="clamp(6.5rem, 16vw, 14rem)" className="animate-pop" />
      <Heading level={2} size="title">
        {isMe ? 'The floor is yours' : `${nameOf(players, teller)} tells it`}
      </Heading>
      <p className="text-lg text-muted lg:text-2xl">
        {isMe ? 'Names and places may be changed to protect the guilty.' : 'Listen well. Laugh where it is due.'}
      </p>
    </div>
  )
}

function Teller({ act, isBusy }: Props) {
  return (
    <ActionBar>
      <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'told' })}>
        The end
      </Button>
      <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'next' })}>
        Rather not, after all
      </Button>
    </ActionBar>
  )
}

import { tidy } from '@highjinks/protocol'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { AskLine } from '../../ui/announcer/ask-spot.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { points } from '../../ui/party/points.ts'
import { TaskCard } from '../attempt/task-card.tsx'
import { Given } from './given.tsx'
import type { PartProps, Seated, WritingView } from './part.ts'

type WriteProps = PartProps<WritingView> & Seated

/** One line each, to the same beginning. */
export function Write(props: WriteProps) {
  const { view, seats, hand, me, players, theme } = props
  const { title, before, drawing } = theme.write
  const hasGiven = hand === null || hand.line !== null || hand.hasPassed
  return (
    <>
      <TaskCard kicker={title} thing={drawing} isFlat={hand !== null}>
        {view.card}
      </TaskCard>
      {hasGiven && (
        // A phone that has given its line says below whom it waits for.
        <div className={hand === null ? 'contents' : 'contents max-sm:hidden'}>
          <Given ids={view.wrote} of={seats.length} have="finished" before={before} me={me} players={players} />
        </div>
      )}
      {hand !== null && (hasGiven ? <Written hand={hand} theme={theme} /> : <Paper {...props} />)}
    </>
  )
}

/** What is typed stays while the table goes on around it, and after a refusal. */
function Paper({ view, act, isBusy, theme }: WriteProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const isBlank = tidy(text) === ''
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isBlank) field.current?.focus()
    else if (!isBusy) act({ type: 'write', text })
  }
  function sendWithEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form onSubmit={send} className="contents">
      <AskLine question="Write one line." />
      <TextArea
        ref={field}
        label={`No names. Every vote pays you ${points(view.worth)}.`}
        count
        maxLength={view.longest}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendWithEnter}
        placeholder="First thought, best thought"
        autoComplete="off"
        enterKeyHint="send"
        className="ruled"
      />
      <HeroGap />
      <ActionBar>
        <div className="grid grid-cols-[3fr_2fr] gap-3">
          <Button type="submit" size="lg" className="px-2" disabled={isBusy}>
            {theme.write.send}
          </Button>
          <Button kind="secondary" className="px-2" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
            {theme.write.pass}
          </Button>
        </div>
      </ActionBar>
    </form>
  )
}

interface WrittenProps extends Pick<WriteProps, 'theme'> {
  readonly hand: NonNullable<WriteProps['hand']>
}

function Written({ hand, theme }: WrittenProps) {
  return (
    <ActionBar className="max-sm:pt-3">
      <Card kind="tint" ref={said} className="py-3 text-center font-display text-xl font-bold text-balance">
        {hand.line ? `“${hand.line.text}”` : `${theme.write.nothing} You still get a vote.`}
      </Card>
    </ActionBar>
  )
}

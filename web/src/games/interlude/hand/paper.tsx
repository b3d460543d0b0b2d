import { tidy } from '@highjinks/protocol'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { HeroGap } from '../../../show/people/hero-gap.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useSeen } from '../../table/seen.ts'
import type { InterludeTheme } from '../interlude-theme.ts'

interface PaperProps {
  readonly label: string
  readonly longest: number
  readonly words: Pick<InterludeTheme['write'], 'send' | 'pass'>
  readonly onSend: (text: string) => void
  readonly onPass: () => void
}

/** The typed text stays while the table goes on around it, and after a refusal. */
export function Paper({ label, longest, words, onSend, onPass }: PaperProps) {
  const { isBusy } = useSeen()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const isBlank = tidy(text) === ''
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isBlank) field.current?.focus()
    else if (!isBusy) onSend(text)
  }
  function sendWithEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form onSubmit={send} className="contents">
      <TextArea
        ref={field}
        label={label}
        count
        maxLength={longest}
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
            {words.send}
          </Button>
          <Button kind="secondary" className="px-2" disabled={isBusy} onClick={onPass}>
            {words.pass}
          </Button>
        </div>
      </ActionBar>
    </form>
  )
}

export function Written({ children }: { readonly children: string }) {
  return (
    <ActionBar isIdle className="max-sm:pt-3">
      <Card kind="tint" ref={said} className="py-3 text-center font-display text-xl font-bold text-balance">
        {children}
      </Card>
    </ActionBar>
  )
}

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ScreenProps } from '../screen.ts'

type Word = 'done' | 'pass'

interface DoneOrPassProps extends Pick<ScreenProps<unknown, unknown>, 'act' | 'isBusy'> {
  /** The labels of the two buttons. */
  readonly done: string
  readonly pass?: string
  /** The points each button brings or costs. */
  readonly doneFoot?: string | null
  readonly passFoot?: string | null
  /** This seat's answer, if the phase doesn't end with it, and the words it reads from then on. */
  readonly said?: Word | undefined
  readonly answers?: Readonly<Record<Word, string>>
  /** The question for the two. */
  readonly question?: string
  /** Above the two. */
  readonly note?: string | undefined
  /** Below the two. */
  readonly children?: ReactNode
}

/** Done or Skip, for performers. */
export function DoneOrPass(props: DoneOrPassProps) {
  const { done, pass = 'Skip', doneFoot = null, passFoot = 'costs nothing' } = props
  const { said: word, answers, question = 'You’re up.', note, children, act, isBusy } = props
  if (word && answers) {
    return (
      <ActionBar isIdle>
        <Card kind="tint" ref={said} className="flex items-center justify-center gap-3 text-center">
          <Check aria-hidden="true" className="size-6 shrink-0 text-mark" />
          <p className="font-display text-xl font-bold">{answers[word]}</p>
        </Card>
      </ActionBar>
    )
  }
  return (
    <ActionBar note={note} question={question}>
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <FootedButton
          size="lg"
          foot={doneFoot}
          className="min-h-16 px-2 py-1 text-2xl leading-tight laptop:min-h-24"
          disabled={isBusy}
          onClick={() => act({ type: 'done' })}
        >
          {done}
        </FootedButton>
        <FootedButton
          size="lg"
          kind="secondary"
          foot={passFoot}
          className="px-2 py-1"
          disabled={isBusy}
          onClick={() => act({ type: 'pass' })}
        >
          {pass}
        </FootedButton>
      </div>
      {children}
    </ActionBar>
  )
}

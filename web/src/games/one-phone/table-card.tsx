import type { LocalPrompt, TableAsk } from '@highjinks/games/local'
import { Footprints, Hand, type LucideIcon, Pointer } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { HiddenCard } from './hidden-card.tsx'
import type { CardProgress, OnePhonePiece, OnePhoneProps } from './one-phone.ts'
import { PlainCard } from './plain-card.tsx'
import { isDecided, Ruled } from './ruled.tsx'
import './table-card.css'

const ASKS: Readonly<Record<TableAsk, { readonly words: string; readonly icon: LucideIcon; readonly done: string }>> = {
  point: { words: 'Point on three', icon: Pointer, done: 'We Pointed' },
  hands: { words: 'Hands up if you have', icon: Hand, done: 'Hands Are Up' },
  side: { words: 'Legit left, Baked right', icon: Footprints, done: 'We Picked Sides' },
}

/** What came of it is asked when everybody has moved. */
function asksFrom({ opened }: CardProgress, prompt: LocalPrompt): number | null {
  return prompt.kind === 'table' ? opened : 0
}

/** The phone is flat on the table, and its card can be read from both sides of it. */
function TableCard({ open, players, onShow, onStart }: OnePhoneProps) {
  if (!open) return <HiddenCard label="Everyone’s card" onShow={() => onShow()} />
  const { prompt, now, progress } = open
  if (prompt.kind !== 'table') return <PlainCard prompt={prompt} />
  if (isDecided(now)) return <Ruled now={now} players={players} />
  if (progress.opened === null) return <Flat table={prompt} onDone={onStart} />
  const isTurned = prompt.ask === 'side' && now.turn.answers.picks !== undefined
  return (
    <PlainCard
      prompt={isTurned ? { kind: 'talk', text: prompt.why } : prompt}
      isTold={!isTurned}
      className={isTurned ? SMALL : undefined}
      kicker={prompt.isTrue ? 'Legit!' : 'Baked!'}
      foot={isTurned ? prompt.text : undefined}
    />
  )
}

/** The points stand below it. */
const SMALL = 'short:[--text-prompt:1rem] short:[--text-prompt-long:1rem]'

interface FlatProps {
  readonly table: Extract<LocalPrompt, { kind: 'table' }>
  readonly onDone: () => void
}

/** Of more letters, smaller ones. */
const LONG = 75

function Flat({ table: { ask, text }, onDone }: FlatProps) {
  const { words, icon: Icon, done } = ASKS[ask]
  const side = (
    <div className={cx('flat-side', text.length > LONG && 'is-long')}>
      <p className="flat-text">{text}</p>
      <p className="table-ask">
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        {words}
      </p>
    </div>
  )
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-2">
      <div className="flat-card paper">
        <div aria-hidden="true" className="flat-far">
          {side}
        </div>
        {side}
      </div>
      <Button size="lg" className="short:min-h-12 short:py-1" onClick={onDone}>
        {done}
      </Button>
    </div>
  )
}

/** Every third card, in each game. */
export const tablePiece: OnePhonePiece = { OnePhone: TableCard, asksFrom }

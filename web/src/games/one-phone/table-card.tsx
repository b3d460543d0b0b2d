import type { LocalPrompt, TableAsk, TurnNow } from '@highjinks/games/local'
import { Footprints, Hand, type LucideIcon, Pointer } from 'lucide-react'
import { FitText } from '../tv/fit-text.tsx'
import { HiddenCard } from './hidden-card.tsx'
import type { CardProgress, OnePhonePiece, OnePhoneProps } from './one-phone.ts'
import { PlainCard } from './plain-card.tsx'
import { isDecided, Ruled } from './ruled.tsx'
import './table-card.css'

const ASKS: Readonly<Record<TableAsk, { readonly words: string; readonly icon: LucideIcon }>> = {
  point: { words: 'Point on three', icon: Pointer },
  hands: { words: 'Hands up if you have', icon: Hand },
  side: { words: 'Legit (true) left, Baked (lie) right', icon: Footprints },
}

/** The button that says everyone has moved. */
export const TABLE_DONE: Readonly<Record<TableAsk, string>> = {
  point: 'We Pointed',
  hands: 'Hands Are Up',
  side: 'We Picked Sides',
}

/** The phone asks for the result when everyone has moved. */
function asksFrom({ opened }: CardProgress, prompt: LocalPrompt): number | null {
  return prompt.kind === 'table' ? opened : 0
}

/** The phone is flat on the table, so people can read its card from both sides. */
function TableCard({ open, players, onShow }: OnePhoneProps) {
  if (!open) return <HiddenCard label="Everyone’s card" onShow={() => onShow()} />
  const { prompt, now, progress } = open
  if (prompt.kind !== 'table') return <PlainCard prompt={prompt} />
  if (isDecided(now)) return <Ruled now={now} players={players} />
  if (progress.opened === null) return <Flat table={prompt} />
  const isTurned = prompt.ask === 'side' && now.turn.answers.picks !== undefined
  return (
    <PlainCard
      prompt={isTurned ? { kind: 'talk', text: prompt.why } : prompt}
      isTold={!isTurned}
      className={isTurned ? SMALL : undefined}
      kicker={prompt.isTrue ? 'Legit!' : 'Baked!'}
      foot={isTurned ? prompt.text : prompt.ask === 'hands' && sideWords(now)}
    />
  )
}

/** Says who is paid, once the hands are counted. */
function sideWords({ turn: { answers, others } }: TurnNow): string | undefined {
  if (!answers.picks) return undefined
  const have = answers.picks.length
  const all = others.length + 1
  const said = `${have} of ${all}`
  if (have === 0 || have === all) return `${said}: all on one side.`
  return have * 2 === all ? `${said}: an even split.` : `${said}: the smaller side gets paid.`
}

/** The points are below it. */
const SMALL = 'flat:[--text-prompt:1.125rem] flat:[--text-prompt-long:1rem]'

interface FlatProps {
  readonly table: Extract<LocalPrompt, { kind: 'table' }>
}

/** On a tablet, larger letters would only shout. */
const MOST_REM = 4

function Flat({ table: { ask, text } }: FlatProps) {
  const { words, icon: Icon } = ASKS[ask]
  const side = (
    <div className="flat-side">
      <FitText words={text} most={MOST_REM} />
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
    </div>
  )
}

/** Every third card, in each game. */
export const tablePiece: OnePhonePiece = { OnePhone: TableCard, asksFrom }

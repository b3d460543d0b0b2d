import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points as spoken } from '../../ui/party/points.ts'
import { priceWords } from './own-words.ts'
import type { PartProps } from './part.ts'
import { BAND_WORDS, rangeWords } from './words.ts'

/** How many have: the less likely, the more it pays. */
export function Numbers({ table, hand, act, isBusy }: PartProps) {
  const numbers = hand?.numbers ?? []
  return (
    <ActionBar
      note={
        <span className="short:block short:text-sm short:leading-tight">
          {priceWords(hand?.side ?? null, table.asked.length, hand?.isCloseEnough ?? false)}
        </span>
      }
    >
      <Question>How many of you {table.asked.length} have?</Question>
      <div
        className={cx(
          'grid gap-2 laptop:auto-cols-fr laptop:grid-flow-col laptop:grid-cols-none',
          numbers.length > 4 ? 'grid-cols-3' : 'grid-cols-2',
        )}
      >
        {numbers.map(({ least, most, points }) => (
          <Choice key={least} points={points} isBusy={isBusy} onTap={() => act({ type: 'guess', number: least })}>
            {rangeWords([least, most])}
          </Choice>
        ))}
      </div>
      <NoIdea isBusy={isBusy} onTap={() => act({ type: 'guess', number: null })} />
    </ActionBar>
  )
}

/** Incognito: about how many. */
export function Bands({ hand, act, isBusy }: PartProps) {
  return (
    <ActionBar note="Incognito: roughly how many, and nothing more.">
      <Question>How many of you have?</Question>
      <div className="grid gap-2 laptop:grid-cols-2">
        {hand?.bands.map(({ band, points }) => (
          <Choice key={band} points={points} isBusy={isBusy} onTap={() => act({ type: 'band', band })}>
            {BAND_WORDS[band]}
          </Choice>
        ))}
      </div>
      <NoIdea isBusy={isBusy} onTap={() => act({ type: 'band', band: null })} />
    </ActionBar>
  )
}

function Question({ children }: { readonly children: React.ReactNode }) {
  return <h2 className="text-center font-display text-2xl font-bold text-balance short:text-xl">{children}</h2>
}

interface TapProps {
  readonly isBusy: boolean
  readonly onTap: () => void
}

function Choice({
  points,
  isBusy,
  onTap,
  children,
}: TapProps & { readonly points: number; readonly children: string }) {
  return (
    <Button
      kind="secondary"
      size="lg"
      disabled={isBusy}
      onClick={onTap}
      className="min-h-16 [.grid-cols-2>&]:last:odd:col-span-2 flex-col gap-0 px-2 text-2xl leading-tight short:min-h-14"
    >
      {children}
      <span className="text-sm font-semibold text-muted">
        <span className="sr-only">pays </span>+{spoken(points)}
      </span>
    </Button>
  )
}

function NoIdea({ isBusy, onTap }: TapProps) {
  return (
    <Button kind="ghost" disabled={isBusy} onClick={onTap}>
      No idea
    </Button>
  )
}

import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

const CHOICES = [
  ['truth', 'Truth', 'Answer one question honestly', 'bg-sky [--lip:var(--color-sky-deep)]'],
  ['dare', 'Dare', 'Do one silly thing. Pays more.', 'bg-coral [--lip:var(--color-coral-deep)]'],
  ['surprise', 'Surprise me', 'A coin decides', 'bg-amber [--lip:var(--color-amber-deep)]'],
] as const

export function Choose({ table, me, players, act, isBusy }: Props) {
  if (table.turn !== me || me === null) return <Choosing table={table} players={players} />
  return (
    <div className="flex grow flex-col gap-3 pb-4">
      <Heading level={2} size="title" className="text-center">
        Truth or dare?
      </Heading>
      {table.isDouble && <p className="text-center text-muted">Your last turn. It counts double.</p>}
      {CHOICES.map(([choice, label, hint, look]) => (
        <button
          key={choice}
          type="button"
          disabled={isBusy}
          onClick={() => act({ type: 'choose', choice })}
          className={cx(
            'lip flex min-h-24 flat:min-h-16 flat:p-1 grow flex-col items-center justify-center rounded-[2rem] border-4 border-ink p-4 text-ink disabled:opacity-60',
            look,
          )}
        >
          <span className="font-display text-3xl font-extrabold lg:text-5xl">{label}</span>
          <span className="text-lg font-semibold">{hint}</span>
        </button>
      ))}
    </div>
  )
}

function Choosing({ table, players }: Pick<Props, 'table' | 'players'>) {
  return (
    <Spotlight id={table.turn} title={`Truth or dare, ${nameOf(players, table.turn)}?`}>
      {table.isDouble ? 'Their last turn, so it counts double. ' : ''}
      Chant if you must.
    </Spotlight>
  )
}

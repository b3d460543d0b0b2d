import { LOCAL_NAME_MAX } from '@highjinks/games/local'
import { TextField } from '../../ui/form/text-field.tsx'

interface NameFieldsProps {
  readonly count: number
  /** The host first; there can be more or fewer of them than fields. */
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}

/** One field for each player. A player without a name gets a number. */
export function NameFields({ count, names, onChange }: NameFieldsProps) {
  const fields = Array.from({ length: Math.max(count, names.length) }, (_, i) => names[i] ?? '')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Who’s playing?</legend>
      <div className="grid grid-cols-2 gap-2">
        {fields.slice(0, count).map((name, index) => {
          const label = index === 0 ? 'Player 1 (Host)' : `Player ${index + 1}`
          return (
            <TextField
              // Fields have no identity beside their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: they are never reordered
              key={index}
              label={label}
              hideLabel
              placeholder={index === 0 ? 'Host' : label}
              value={name}
              maxLength={LOCAL_NAME_MAX}
              autoComplete="off"
              enterKeyHint="next"
              onChange={(event) => onChange(fields.map((old, i) => (i === index ? event.target.value : old)))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

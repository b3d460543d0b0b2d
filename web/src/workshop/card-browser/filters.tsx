import { FAMILIES, HEATS } from '@highjinks/games/kit'
import { INTENSITIES, TOPICS } from '@highjinks/protocol'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { DECK_NAMES, type Filter } from './cards.ts'

interface FiltersProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

const choices = <Value extends string>(values: readonly Value[]) =>
  (['all', ...values] as const).map((value) => ({ value, label: value }))

export function Filters({ filter, onChange }: FiltersProps) {
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part })
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Select label="Deck" options={choices(DECK_NAMES)} value={filter.deck} onChange={(deck) => change({ deck })} />
      <Select
        label="Level"
        options={choices(INTENSITIES)}
        value={filter.level}
        onChange={(level) => change({ level })}
      />
      <Select
        label="Heat"
        options={choices(HEATS.map((heat) => `${heat}` as const))}
        value={filter.heat}
        onChange={(heat) => change({ heat })}
      />
      <Select
        label="Family"
        options={choices(FAMILIES)}
        value={filter.family}
        onChange={(family) => change({ family })}
      />
      <Select
        label="Chip"
        options={choices(['none', ...TOPICS] as const)}
        value={filter.topic}
        onChange={(topic) => change({ topic })}
      />
      <Select
        label="Mark"
        options={choices(['A', 'B', 'C', 'D', '–'])}
        value={filter.mark}
        onChange={(mark) => change({ mark })}
      />
      <Select
        label="Names"
        options={choices(['named', 'unnamed'] as const)}
        value={filter.names}
        onChange={(names) => change({ names })}
      />
      <TextField label="Words or id" value={filter.words} onChange={(event) => change({ words: event.target.value })} />
    </div>
  )
}

import { type Chord, keyAt, type Note, type Timbre } from './score.ts'

/** In beats of the bar: the start, the step of the bar's chord, and the length. */
export type Figure = readonly (readonly [beat: number, step: number, length: number])[]

/** From the quietest to the fullest; each adds to the ones before. */
const LAYERS = ['ground', 'chords', 'melody', 'rush'] as const
type Layer = (typeof LAYERS)[number]

export interface Part {
  readonly timbre: Timbre
  /** One figure per bar, on repeat. */
  readonly figures: readonly Figure[]
}

/** A room's loop. */
export interface Tune {
  readonly beatsPerMinute: number
  readonly beats: number
  /** One per bar. */
  readonly chords: readonly Chord[]
  readonly parts: Readonly<Record<Layer, Part>>
}

/** Returns the bar as notes. Level 0 plays only the ground layer, 3 everything. */
export function playBar(tune: Tune, bar: number, level: number): readonly Note[] {
  const beat = 60 / tune.beatsPerMinute
  const chord = tune.chords[bar % tune.chords.length] ?? []
  return LAYERS.slice(0, level + 1).flatMap((layer) => {
    const { timbre, figures } = tune.parts[layer]
    const figure = figures[bar % figures.length] ?? []
    return figure.map(([at, step, length]) => ({
      at: at * beat,
      length: length * beat,
      key: keyAt(chord, step),
      timbre,
    }))
  })
}

export function barSeconds({ beats, beatsPerMinute }: Tune): number {
  return (beats * 60) / beatsPerMinute
}

import type { earOf } from './ear.ts'

type Ear = Awaited<ReturnType<typeof earOf>>

/** One phase as the listener lived it. */
export interface PhaseHeard {
  readonly phase: string
  /** The time its clock gives it, and the time it took. */
  readonly clock: number | null
  readonly milliseconds: number
  /** The time that speech took of it. */
  readonly spoken: number
  readonly words: number
  readonly lines: readonly string[]
  readonly isMine: boolean
  readonly isAsking: boolean
  /** From the focus to the first answer; null if nothing was answered. */
  readonly swipes: number | null
  readonly wordsToAsk: number | null
  readonly groped: readonly string[]
}

/** Cuts what was heard into phases. The last one has no end yet, and is left out. */
export function phasesHeard({ heard, phases, answered, groped }: Ear): readonly PhaseHeard[] {
  const starts = phases.filter(
    ({ phase, since }, i) => i === 0 || phases[i - 1]?.since !== since || phases[i - 1]?.phase !== phase,
  )
  return starts.slice(0, -1).map((start, i) => {
    const [from, to] = [start.at, starts[i + 1]?.at ?? start.at]
    const states = phases.filter(({ at }) => at >= from && at < to)
    const lines = heard.filter((line) => line.from >= from && line.from < to)
    const answer = answered.find(({ at }) => at >= from && at < to)
    const ask = lines.findIndex(({ isAsk }) => isAsk)
    const count = (some: typeof lines) => some.reduce((sum, { words }) => sum + words.split(/\s+/).length, 0)
    return {
      phase: start.phase,
      clock: start.deadline === null ? null : start.deadline - start.since,
      milliseconds: to - from,
      spoken: lines.reduce((sum, line) => sum + Math.min(line.to, to) - line.from, 0),
      words: count(lines),
      lines: lines.map(({ words, isAsk }) => (isAsk ? `? ${words}` : words)),
      isMine: states.some(({ isMine }) => isMine),
      isAsking: states.some(({ isAsking }) => isAsking),
      swipes: answer?.swipes ?? null,
      wordsToAsk: ask < 0 ? null : count(lines.slice(0, ask + 1)),
      groped: groped.filter(({ at }) => at >= from && at < to).map(({ name }) => name),
    }
  })
}

/** The time people have for it: random tappers answer sooner than they could listen. */
export const timeOf = ({ clock, milliseconds }: PhaseHeard) => Math.max(clock ?? 0, milliseconds)

/** A row for each kind of phase: the swipes and the words to its question, and what speech takes of its clock. */
export function tableOf(game: string, heard: readonly PhaseHeard[]): string {
  const kinds = [...new Set(heard.map(({ phase }) => phase))]
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const most = (values: readonly (number | null)[]) => {
    const known = values.filter((one) => one !== null)
    return known.length === 0 ? '–' : String(Math.max(...known))
  }
  return kinds
    .map((kind) => {
      const all = heard.filter(({ phase }) => phase === kind)
      const seconds = mean(all.map(timeOf)) / 1000
      const share = mean(all.map(({ spoken }) => spoken)) / mean(all.map(timeOf))
      const words = mean(all.map((one) => one.words))
      const cells = [
        game,
        kind,
        all.length,
        seconds.toFixed(1),
        words.toFixed(0),
        `${Math.round(share * 100)}%`,
        most(all.map(({ wordsToAsk }) => wordsToAsk)),
        most(all.map(({ swipes }) => swipes)),
      ]
      return `| ${cells.join(' | ')} |`
    })
    .join('\n')
}

import { CREW_CARDS_MOST, type CrewCards } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/failure-words.ts'
import { said } from '../../../ui/announcer/announcer.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { linesOf, partsOf, type RefusedLine } from './pasted-lines.ts'
import { RefusedLines } from './refused-lines.tsx'

/** More than a crew keeps. */
const LINES_MOST = 500

interface PasteBoxProps {
  readonly link: string
  readonly onWritten: (cards: CrewCards) => void
}

/** Turns lines of text into cards. Lines that were refused or not sent stay in the box. */
export function PasteBox({ link, onWritten }: PasteBoxProps) {
  const [box, setBox] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const [refused, setRefused] = useState<readonly RefusedLine[]>([])
  const [added, setAdded] = useState<number | null>(null)

  async function send(lines: readonly string[]) {
    const { parts, tooLong } = partsOf(lines)
    const kept: RefusedLine[] = [...tooLong]
    let unsent = [...parts]
    let isFull = false
    let count = 0
    try {
      for (const part of parts) {
        if (isFull) kept.push(...part.map((text) => ({ text, why: 'full' as const })))
        else {
          const reply = await call('writeCrewCards', { params: { link }, body: { lines: part.join('\n') } })
          const back = reply.refused.map(({ line, why }) => ({ text: part[line] ?? '', why }))
          onWritten({ mine: reply.mine, kept: reply.kept })
          kept.push(...back)
          count += part.length - back.length
          isFull = reply.kept >= CREW_CARDS_MOST
        }
        unsent = unsent.slice(1)
      }
    } catch (fault) {
      setError(reasonOf(fault))
    }
    setRefused(kept)
    setAdded(count)
    setBox([...kept.map(({ text }) => text), ...unsent.flat()].join('\n'))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const lines = linesOf(box)
    setRefused([])
    setAdded(null)
    if (lines.length === 0) return setError('Paste or type a card first')
    if (lines.length > LINES_MOST) return setError(`That’s ${lines.length} lines. Add up to ${LINES_MOST} at a time.`)
    setError(undefined)
    setBusy(true)
    await send(lines)
    setBusy(false)
  }

  return (
    <section aria-labelledby="crew-cards-paste" className="grid grid-cols-1 gap-2">
      <Heading level={2} size="small" id="crew-cards-paste">
        Paste a list
      </Heading>
      <form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-3" noValidate>
        <TextArea
          label="One card on each line"
          rows={4}
          value={box}
          onChange={(event) => setBox(event.target.value)}
          autoComplete="off"
          hint="Each begins like one of our cards or with “Never have I ever”. Yours from another crew work too."
          {...(error !== undefined && { error })}
          className="max-h-80"
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          Add these lines
        </Button>
      </form>
      <div ref={said} className="grid grid-cols-1 gap-2">
        {added !== null && <p className="font-semibold">{added === 1 ? '1 card added.' : `${added} cards added.`}</p>}
      </div>
      {refused.length > 0 && <RefusedLines refused={refused} />}
    </section>
  )
}

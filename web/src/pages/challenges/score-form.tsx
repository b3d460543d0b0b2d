import { ENDPOINTS, SCORE_MAX } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { wordsOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { submitScore } from './standings.ts'

/** Takes a score from a game that the server didn't see. The best one counts. */
export function ScoreForm({ challengeId }: { readonly challengeId: string }) {
  const [draft, setDraft] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const score = draft.trim() === '' ? Number.NaN : Number(draft)
    if (!ENDPOINTS.submitScore.body.safeParse({ challengeId, score }).success) {
      return setError(`Enter a whole number from 0 to ${SCORE_MAX}`)
    }
    setBusy(true)
    try {
      const entry = await submitScore(challengeId, score)
      setDraft('')
      toast({
        title: 'Score submitted',
        text: entry.score > score ? `Your best is still ${entry.score}.` : `${entry.score} it is. Rank ${entry.rank}.`,
        tone: 'good',
      })
    } catch (fault) {
      setError(wordsOf(fault, 'We couldn’t save your score. Please try again.'))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextField
        label="Your score"
        hint={`0 to ${SCORE_MAX}. Online games with three or more people enter scores automatically. Those rank higher.`}
        type="number"
        inputMode="numeric"
        min={0}
        max={SCORE_MAX}
        step={1}
        value={draft}
        error={error}
        onChange={(event) => {
          setDraft(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Submitting...' : 'Submit Score'}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { wordsOf } from '../../lib/failure-words.ts'
import { toast } from '../../ui/overlay/toast-store.ts'

/** Runs an operator's actions one at a time, and reports the result. */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  async function act(does: () => Promise<string>): Promise<void> {
    setBusy(true)
    try {
      toast({ title: await does(), tone: 'good' })
    } catch (fault) {
      toast({ title: 'Not done', text: wordsOf(fault, 'Please try again.'), tone: 'bad' })
    }
    setBusy(false)
  }
  return { isBusy, act }
}

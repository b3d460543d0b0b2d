import { useState } from 'react'
import { wordsOf } from '../../lib/failure-words.ts'
import { toast } from '../../ui/overlay/toast-store.ts'

/** Does what an operator asks for, one thing at a time, and says what came of it. */
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

import { expect, test } from 'vitest'
import { createListeners } from './listeners.ts'

test('[STORE-62] a listener that throws is reported, and the others hear the message', () => {
  const faults: unknown[] = []
  const heard: string[] = []
  const listeners = createListeners<string>((_words, fault, about) => faults.push({ fault, about }))
  const broken = new Error('broken')
  listeners.add(() => {
    throw broken
  })
  listeners.add((id, message) => heard.push(`${id} ${message}`))
  listeners.tell('one', 'news')
  expect(heard).toEqual(['one news'])
  expect(faults).toEqual([{ fault: broken, about: { session: 'one' } }])
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createResource, type Resource, type ResourceOptions } from './resource.ts'

afterEach(cleanup)

/** A resource that answers whatever the test says next. */
function shelf(options?: ResourceOptions) {
  let next: () => Promise<string> = () => Promise.reject(new Error('none'))
  let asked = 0
  const shelf = createResource<'one', string>(() => {
    asked++
    return next()
  }, options)
  return {
    shelf,
    asked: () => asked,
    answer: (text: string) => void (next = () => Promise.resolve(text)),
    fail: (why: string) => void (next = () => Promise.reject(new Error(why))),
  }
}

function Look({ at }: { readonly at: Resource<'one', string> }) {
  const loaded = at.use('one')
  return <p>{loaded.status === 'ready' ? loaded.value : loaded.status}</p>
}
const show = async (at: Resource<'one', string>) => {
  const view = render(<Look at={at} />)
  await act(async () => {})
  return view
}

test("[CALL-7] keeps what it has read, and doesn't ask again", async () => {
  const { shelf: at, answer, asked } = shelf()
  answer('here')
  const { unmount } = await show(at)
  unmount()
  await show(at)
  expect(screen.getByText('here')).toBeTruthy()
  expect(asked()).toBe(1)
})

test('[CALL-7] shows a failure once and forgets it, so that the next reader asks again', async () => {
  const { shelf: at, answer, asked } = shelf()
  const { unmount } = await show(at)
  expect(screen.getByText('failed')).toBeTruthy()
  expect(asked()).toBe(1)
  unmount()
  answer('there after all')
  await show(at)
  expect(screen.getByText('there after all')).toBeTruthy()
})

test('[CALL-7] keeps a fleeting value as long as someone reads it, and drops a later answer', async () => {
  const { shelf: at, answer, asked } = shelf({ isFleeting: true })
  answer('before')
  const first = await show(at)
  await show(at)
  first.unmount()
  expect(screen.getByText('before')).toBeTruthy()
  expect(asked()).toBe(1)
  cleanup()
  answer('meanwhile')
  await act(() => at.reload('one'))
  answer('by now')
  await show(at)
  expect(screen.getByText('by now')).toBeTruthy()
})

test('[CALL-8] shows that it is trying again in place', async () => {
  const { shelf: at, answer } = shelf()
  await show(at)
  answer('here')
  let done: Promise<void> | undefined
  act(() => void (done = at.reload('one')))
  expect(screen.getByText('loading')).toBeTruthy()
  await act(async () => done)
  expect(screen.getByText('here')).toBeTruthy()
})

test('[CALL-8] a failed reload leaves what is still the best there is', async () => {
  const {
    shelf: at,
    answer,
    fail,
  } = shelf({ outlives: (fault) => fault instanceof Error && fault.message === 'hiccup' })
  answer('here')
  await show(at)
  fail('hiccup')
  await act(() => at.reload('one'))
  expect(screen.getByText('here')).toBeTruthy()
  fail('gone')
  await act(() => at.reload('one'))
  expect(screen.getByText('failed')).toBeTruthy()
})

/** A resource for which the test answers each look-up by hand, in any order. */
async function slowShelf() {
  const answers: ((text: string) => void)[] = []
  const at = createResource<'one', string>(() => new Promise((resolve) => answers.push(resolve)))
  await show(at)
  void at.reload('one')
  return { at, answer: (nth: number, text: string) => act(async () => answers[nth]?.(text)) }
}

test('[CALL-10] of two look-ups the later request wins, whatever order the answers come in', async () => {
  const { answer } = await slowShelf()
  await answer(1, 'new')
  await answer(0, 'old')
  expect(screen.getByText('new')).toBeTruthy()
})

test('[CALL-10] an answer to an earlier request is better than none', async () => {
  const { answer } = await slowShelf()
  await answer(0, 'old')
  expect(screen.getByText('old')).toBeTruthy()
  await answer(1, 'new')
  expect(screen.getByText('new')).toBeTruthy()
})

test("[CALL-10] an older request doesn't overwrite what has changed here meanwhile or was forgotten", async () => {
  const { at, answer } = await slowShelf()
  act(() => at.put('one', 'mine'))
  await answer(0, 'old')
  await answer(1, 'old')
  expect(screen.getByText('mine')).toBeTruthy()
  act(() => at.clear())
  await answer(0, 'old')
  expect(screen.getByText('loading')).toBeTruthy()
})

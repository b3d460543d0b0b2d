import { openEmbeddedStore } from '../embedded/store.ts'
import { lane, mark, someSession } from './sessions.ts'

/** Commits as fast as possible and prints what was acknowledged, until it is killed. */
const [, , file = ':memory:'] = process.argv
const store = openEmbeddedStore({ file })
const sessions = Array.from({ length: 3 }, () => someSession(store.now()))
for (const session of sessions) await store.create(session)

for (let seq = 0; ; seq++) {
  for (const { id } of sessions) {
    const outcome = await store.update(id, mark(`${seq}`), lane('seat-one', 'tab', seq))
    if (outcome.ok) process.stdout.write(`${id} ${seq} ${outcome.v}\n`)
  }
  // The pipe is only emptied between turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
}

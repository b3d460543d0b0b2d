import { openEmbeddedStore } from '../embedded/store.ts'
import { lane, mark, someSession } from './sessions.ts'

/** Commits as fast as it can and says each time what was acknowledged, until it is killed. */
const [, , file = ':memory:'] = process.argv
const store = openEmbeddedStore({ file })
const sessions = Array.from({ length: 3 }, () => someSession(store.now()))
for (const session of sessions) await store.create(session)

for (let seq = 0; ; seq++) {
  for (const { id } of sessions) {
    const outcome = await store.update(id, mark(`${seq}`), lane('seat-one', 'tab', seq))
    if (outcome.ok) process.stdout.write(`${id} ${seq} ${outcome.v}\n`)
  }
  // Its pipe is emptied only between turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
}

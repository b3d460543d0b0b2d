import { createLog } from '@highjinks/platform'
import { connectMongo, mongoRecords } from '@highjinks/rest-api/mongo'
import { createConnection } from 'mongoose'
import * as z from 'zod'
import { report, time } from './timing.ts'

const AT_ONCE = 50
const ROUNDS = 100

/** The same leaderboard in a MongoDB of one's own, through the adapter, and the plans by which it answered. */
export async function onMongo(url: string, count: number): Promise<void> {
  const address = new URL(url)
  address.pathname = `/bench-${crypto.randomUUID().slice(0, 8)}`
  const mongo = connectMongo(address.href, createLog('silent'))
  const { entries } = mongoRecords(mongo)
  const connection = await createConnection(address.href).asPromise()
  try {
    await untilReady(() => mongo.ping())
    const join = async (i: number) => {
      const [challengeId, userId, at] = ['week', `user-${i}`, 1_700_000_000_000 + i]
      await entries.join({ challengeId, userId, at, most: count })
      await entries.score(challengeId, userId, { score: (i * 7919) % 1001, verified: i % 3 === 0, at })
    }
    for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => join(i + n)))
    const me = await entries.find('week', `user-${count / 2}`)
    if (!me) throw new Error('nobody in the middle')

    const isProfiled = await connection.db?.command({ profile: 2 }).then(
      () => true,
      () => false,
    )
    const asks = {
      'MongoDB, page one': () => entries.top('week', 0, 10),
      'MongoDB, my rank': () => entries.rank(me),
      'MongoDB, the page in the middle': () => entries.top('week', count / 2, 10),
    }
    for (const [name, ask] of Object.entries(asks)) {
      report(name, await time(ROUNDS, async () => void (await ask())))
      console.log(`    ${isProfiled ? await planIn(connection) : 'this server does not tell its plans'}`)
    }
  } finally {
    await connection.db?.dropDatabase()
    await connection.close()
    await mongo.close()
  }
}

const profiled = z.object({ planSummary: z.string(), keysExamined: z.number(), docsExamined: z.number() })

/** How the last question was answered. */
async function planIn(connection: Awaited<ReturnType<ReturnType<typeof createConnection>['asPromise']>>) {
  const asked = { ns: { $regex: /challengeEntries$/ } }
  const last = await connection.db?.collection('system.profile').find(asked).sort({ ts: -1 }).limit(1).next()
  const plan = profiled.safeParse(last)
  if (!plan.success) return 'this server does not tell its plans'
  return `${plan.data.planSummary}, ${plan.data.keysExamined} keys and ${plan.data.docsExamined} documents read`
}

async function untilReady(ping: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await ping().then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('MongoDB does not answer at MONGO_URL')
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@highjinks/platform'
import { freePort, type Started, startProcess } from '@highjinks/session-store/testing'
import { describe } from 'vitest'
import { connectMongo, type Mongo } from '../stores/mongo.ts'

/**
 * A MongoDB for tests: a running one (TEST_MONGO_URL), a `mongod` on the path, or a command that starts one and prints
 * its address (TEST_MONGO_START). Without any, the tests are skipped with a note, or fail under TEST_REQUIRE_ALL=1.
 */
export interface MongoServer {
  readonly url: string
  stop(): void
}

async function findMongo(): Promise<MongoServer | null> {
  const { TEST_MONGO_URL, TEST_MONGO_START, TEST_REQUIRE_ALL } = process.env
  if (TEST_MONGO_URL) return { url: TEST_MONGO_URL, stop: () => undefined }
  const found = (await startMongod()) ?? (TEST_MONGO_START ? await startCommand(TEST_MONGO_START) : null)
  if (found) return found
  if (TEST_REQUIRE_ALL === '1') throw new Error('TEST_REQUIRE_ALL=1, but there is no MongoDB to test with')
  process.stderr.write('\n!!! SKIPPED: no MongoDB. Set TEST_MONGO_URL or put mongod on the path.\n\n')
  return null
}

/** Runs the suite with a new database, or skips it. */
export function describeMongo(name: string, suite: (open: () => Promise<OpenMongo>) => void): void {
  describe(name, async () => {
    const server = await findMongo()
    if (!server) {
      describe.skip(name, () => suite(() => Promise.reject(new Error('skipped'))))
      return
    }
    suite(async () => openMongo(server))
  })
}

export interface OpenMongo {
  readonly url: string
  readonly mongo: Mongo
  readonly close: () => Promise<void>
}

async function openMongo(server: MongoServer): Promise<OpenMongo> {
  const url = databaseOf(server.url)
  const mongo = connectMongo(url, createLog('silent'))
  return {
    url,
    mongo,
    async close() {
      await mongo.close()
      server.stop()
    },
  }
}

/** Returns a new database on the same server. */
export function databaseOf(url: string): string {
  const address = new URL(url)
  address.pathname = `/test-${crypto.randomUUID().slice(0, 13)}`
  return address.href
}

/** Models are defined after the connection is made; the indexes exist soon after. */
export async function untilReady(mongo: Mongo, withinMs = 60_000): Promise<void> {
  const until = Date.now() + withinMs
  for (;;) {
    try {
      return await mongo.ping()
    } catch (fault) {
      if (Date.now() > until) throw fault
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function startMongod(): Promise<MongoServer | null> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'mongo-'))
  const mongod = startProcess('mongod', ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'])
  const up = await lineWith(mongod, /Waiting for connections/)
  return up === null ? null : { url: `mongodb://127.0.0.1:${port}`, stop: () => void mongod.kill() }
}

async function startCommand(command: string): Promise<MongoServer | null> {
  const started = startProcess(command, [])
  const url = await lineWith(started, /^mongodb:\/\/\S+/)
  return url === null ? null : { url, stop: () => void started.kill() }
}

/** Returns the first match on its standard output; null if it can't start or ends without one. */
async function lineWith({ out, ended }: Started, pattern: RegExp): Promise<string | null> {
  let isOver = false
  void ended.then(() => (isOver = true))
  for (;;) {
    const found = out()
      .split('\n')
      .flatMap((one) => pattern.exec(one) ?? [])[0]
    if (found || isOver) return found ?? null
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

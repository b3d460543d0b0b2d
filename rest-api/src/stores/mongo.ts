import type { Log } from '@highjinks/platform'
import mongoose, { type ConnectOptions, type Model, type Schema } from 'mongoose'
import { migrateMongo, NewerDatabase } from './migrate-mongo.ts'
import { proveReachable, wakeWriters } from './mongo-sockets.ts'
import { RecordsAway } from './store-unavailable.ts'

/** Every wait ends well before the 2 s in which a call must be answered, even if the server is frozen or dead. */
const WAIT_MS = 1500
/** A call may wait for a connection and then for its answer; together they must stay below 2 s too. */
const QUEUE_MS = 700
const ANSWER_MS = 1200
const AGAIN_MS = 500

const OPTIONS: ConnectOptions = {
  serverSelectionTimeoutMS: WAIT_MS,
  connectTimeoutMS: WAIT_MS,
  socketTimeoutMS: ANSWER_MS,
  waitQueueTimeoutMS: QUEUE_MS,
  heartbeatFrequencyMS: 2000,
  // A second attempt at a frozen server doubles the wait; the caller gets a 503 and tries again
  retryReads: false,
  retryWrites: false,
  maxPoolSize: 20,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  writeConcern: { w: 'majority', wtimeoutMS: WAIT_MS },
}

export interface Mongo {
  /**
   * Returns the model once everything is upgraded and its indexes exist. Until then, and whenever the server is down,
   * calling it throws RecordsAway.
   */
  model<T>(name: string, schema: Schema<T>): () => Model<T>
  /** Throws if the server can't be reached, isn't prepared yet, or doesn't accept writes. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Connects on its own, however long that takes: a server that is down at the start is only down. */
export function connectMongo(url: string, log: Log): Mongo {
  const connection = mongoose.createConnection()
  connection.set('strictQuery', true)
  let prepared = false
  /** The server's last reason for refusing. */
  let refused: unknown
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function prepare(): Promise<void> {
    try {
      if (connection.readyState !== mongoose.ConnectionStates.connected) await connection.openUri(url, OPTIONS)
      proveReachable(connection.getClient())
      if (connection.db) await migrateMongo(connection.db)
      for (const model of Object.values(connection.models)) await model.createIndexes()
      prepared = true
      log.info('mongo is ready')
    } catch (fault) {
      if (closed) return
      if (!(fault instanceof NewerDatabase)) log.fault('mongo is away, trying again', fault, {}, 'warn')
      else if (!(refused instanceof NewerDatabase)) log.error(fault.message)
      refused = fault
      timer = setTimeout(() => void prepare(), AGAIN_MS)
    }
  }
  const waking = setInterval(() => wakeWriters(connection.getClient()), AGAIN_MS)
  waking.unref()
  connection.on('error', (fault) => log.fault('mongo connection', fault, {}, 'warn'))
  // After the caller's own turn, in which it defines its models
  setImmediate(() => void prepare())

  return {
    model<T>(name: string, schema: Schema<T>) {
      const model = connection.model<T>(name, schema)
      return () => {
        if (!prepared) throw new RecordsAway('mongo', { cause: refused })
        return model
      }
    },
    async ping() {
      if (!prepared || !connection.db) throw new RecordsAway('mongo', { cause: refused })
      // A server that is read-only or has a full disk would still answer a read
      await connection.db
        .collection<{ _id: string }>('probes')
        .updateOne({ _id: 'ready' }, { $set: { at: new Date() } }, { upsert: true })
    },
    async close() {
      closed = true
      clearTimeout(timer)
      clearInterval(waking)
      await connection.close(true)
    },
  }
}

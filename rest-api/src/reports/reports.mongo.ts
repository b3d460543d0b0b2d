import { REPORT_KINDS } from '@highjinks/protocol'
import { Schema } from 'mongoose'
import * as z from 'zod'
import type { Mongo } from '../stores/mongo.ts'
import type { Report, Reports } from './reports.ts'

const text = { type: String, required: true } as const
const perhaps = { type: String, default: null } as const
const schema = new Schema(
  {
    _id: text,
    at: { type: Number, required: true, index: true },
    by: perhaps,
    sessionId: text,
    kind: text,
    playerId: perhaps,
    text: perhaps,
    reason: text,
  },
  { collection: 'reports', versionKey: false, strict: 'throw' },
)

const stored = z
  .object({
    _id: z.string(),
    at: z.number(),
    by: z.string().nullable(),
    sessionId: z.string(),
    kind: z.enum(REPORT_KINDS),
    playerId: z.string().nullable(),
    text: z.string().nullable(),
    reason: z.string(),
  })
  .transform(({ _id, ...rest }): Report => ({ id: _id, ...rest }))

export function mongoReports(mongo: Mongo): Reports {
  const reports = mongo.model('Report', schema)
  return {
    async keep({ id, ...rest }) {
      await reports().create({
        _id: id,
        at: rest.at,
        by: rest.by,
        sessionId: rest.sessionId,
        kind: rest.kind,
        playerId: rest.playerId,
        text: rest.text,
        reason: rest.reason,
      })
    },
    async newest(limit) {
      const found = await reports().find().sort({ at: -1, _id: 1 }).limit(limit).lean()
      return found.map((one) => stored.parse(one))
    },
  }
}

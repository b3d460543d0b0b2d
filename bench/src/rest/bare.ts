import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import express from 'express'
import * as z from 'zod'

/** The least that Express can do with the same JSON: what our own routes are measured against. */
const answers = z.object({ games: z.unknown(), byCode: z.unknown(), join: z.unknown() })
const { games, byCode, join } = answers.parse(JSON.parse(readFileSync(env['ANSWERS'] ?? '', 'utf8')))

const app = express()
app.get('/readyz', (_request, response) => void response.json({ ok: true }))
app.get('/api/games', (_request, response) => void response.json(games))
app.get('/api/sessions/by-code/:code', (_request, response) => void response.json(byCode))
app.post('/api/sessions/join', express.json(), (_request, response) => void response.status(201).json(join))
app.listen(Number(env['PORT']))

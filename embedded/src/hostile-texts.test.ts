import { GAMES } from '@highjinks/games'
import { isCleanText, lookAlikeKey, whyNotName } from '@highjinks/platform'
import { createAllowance } from '@highjinks/platform/testing'
import { command, ENDPOINTS, type Endpoint, handshake, heartbeat, react } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { fillWith, HOSTILE_PIECES, textFieldsOf } from './testing/text-fields.ts'

/** Sizes of a body and a frame and, for fields that refuse longer text unread, the longest that some of them read. */
const SIZES = [16_000, 12_000, 8000, 4000, 2000, 800, 320]
/** Twice the cost of the most expensive field. Superlinear work costs hundreds of times as much. */
const MOST_LETTERS = 10_000

const SCHEMAS: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ...Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? [[`${name} ${part}`, schema] as const] : []
    }),
  ),
  ['handshake', handshake],
  ['command', command],
  ['react', react],
  ['beat', heartbeat],
  ...Object.values(GAMES).map(({ about, moves }) => [`move of ${about.slug}`, moves] as const),
]

/** Does what happens to a stranger's text, wherever it is, before it's stored or refused. */
function read(schema: z.core.$ZodType, value: unknown): void {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) return
  for (const text of textsIn(parsed.data)) {
    isCleanText(text)
    if (text.length <= 320) {
      whyNotName(text)
      lookAlikeKey(text)
    }
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const FIELDS = SCHEMAS.flatMap(([name, schema]) =>
  textFieldsOf(schema).map((field) => ({ name: `${name} ${field.name}`, holding: field.holding, schema })),
)

describe('a text of a stranger', () => {
  test('[WORD-3] can be in every call and every event with text', () => {
    const names = new Set(FIELDS.map(({ name }) => name))
    for (const name of [
      'login body .email',
      'contact body .message',
      'join body .playerName',
      'byCode params .code',
      'leaderboard query .challengeId',
      'handshake .seats[]',
      'command .text',
      'command .move.type',
      'react .seat',
      'move of truth-or-dare .text',
      'move of puff-puff-pass-truths .lines[].text',
    ])
      expect(names).toContain(name)
    expect(Object.keys(HOSTILE_PIECES).length).toBeGreaterThanOrEqual(16)
  })

  test.each(Object.entries(HOSTILE_PIECES))(
    '[WORD-3] costs no more than a loop over ten million letters, wherever it is: %s',
    async (_name, piece) => {
      const allowance = await createAllowance(MOST_LETTERS)
      const slow: string[] = []
      for (const text of SIZES.map((size) => fillWith(piece, size)))
        for (const { name, holding, schema } of FIELDS)
          if (!(await allowance.covers(() => read(schema, holding(text)))))
            slow.push(`${name}, ${text.length} characters`)
      expect(slow).toEqual([])
    },
  )
})

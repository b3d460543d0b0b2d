import { createServer } from 'node:http'
import { createLog, listen } from '@highjinks/platform'
import { expect, test } from 'vitest'
import { createWebhook } from './webhook.ts'

test('[OPERATOR-15] a report mentions nobody in the operator’s chat, and hides no link', async () => {
  const heard: string[] = []
  const chat = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
    request.on('end', () => response.end())
  })
  const port = await listen(chat, 0, '127.0.0.1')
  const tell = createWebhook(`http://127.0.0.1:${port}/`, createLog('silent'), '1')
  tell({
    id: 'r1',
    at: 0,
    by: null,
    sessionId: 's1',
    kind: 'text',
    playerId: null,
    text: '<!channel> <https://evil.test|our page> ``` [our page](https://evil.test) ![x](https://evil.test/x.png)',
    reason: '# big ``` @everyone @channel & co',
    evidence: 'unknown',
    doneAt: null,
    name: null,
    deviceMark: null,
    accountId: null,
    slug: null,
  })
  await expect.poll(() => heard.join('')).toContain('}')
  const { text, content, allowed_mentions } = JSON.parse(heard.join(''))
  expect(text).not.toMatch(/<|@(?:everyone|channel)/)
  expect(content).not.toMatch(/@(?:everyone|channel)/)
  expect(allowed_mentions).toEqual({ parse: [] })
  // Markdown shows literally, because all of it is in one code block that nothing in it can end
  for (const said of [text, content]) {
    const [before, quoted, after, ...more] = said.split('```')
    expect([before, after, more]).toEqual(['Reported a text:\n', '', []])
    expect(quoted).toContain('[our page](https://evil.test)')
    expect(quoted).toContain('# big')
  }
  await new Promise((resolve) => chat.close(resolve))
})

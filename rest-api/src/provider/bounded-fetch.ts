import type { CustomFetch } from 'openid-client'

/** Large providers' keys and metadata are a tenth of this. */
const ANSWER_MOST = 256 * 1024

/** Fetches from another server and stops reading if the answer is too long. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const { body, ...rest } = options
  const answer = await fetch(url, { ...rest, body: body ?? null })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > ANSWER_MOST) throw new TypeError('the answer is too long')
    chunks.push(chunk)
  }
  const isEmpty = answer.status === 204 || answer.status === 304
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status: answer.status, headers: answer.headers })
}

import { isLocalHost, type Log, type MailSettings } from '@highjinks/platform'
import { createTransport } from 'nodemailer'

/** A letter to one person, in plain words. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Letters on their way. Nobody waits for one, and nobody learns from it whether it was sent. */
export interface Mail {
  /** `write` is asked when its turn comes; null: there is nobody to write to. */
  readonly post: (write: () => Promise<Letter | null>) => void
  /** What is on its way has so long to be sent; the rest is given up. */
  readonly close: (withinMs: number) => Promise<void>
}

/** The next are given up and logged: whoever asked may ask again. */
const WAITING_MOST = 200
const AT_ONCE = 3
/** To one address: whoever asks for them, by whatever call, fills nobody's letter box. */
const AN_HOUR_MOST = 12
const HOUR_MS = 60 * 60 * 1000
/** A server that stops answering is left, at whatever point of the talk. */
const CONNECT_MS = 10_000
const SILENCE_MS = 15_000
/** Its answers are a line or two. */
const ANSWER_MOST = 64 * 1024
/** A server that is busy, or away for a moment, is asked again after these. */
const PAUSES_MS = [2000, 30_000]

export function createMail(
  settings: MailSettings,
  log: Log,
  pauses: readonly number[] = PAUSES_MS,
  now: () => number = Date.now,
): Mail {
  const { host, port, user, password, from } = settings
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    // A password is told to nobody who listens on the way
    requireTLS: user !== undefined && !isLocalHost(host),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    maxResponseSize: ANSWER_MOST,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const waiting: (() => Promise<Letter | null>)[] = []
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()
  /** How many each address was sent in this hour. */
  const sent = new Map<string, number>()
  let hourBegan = now()

  function isTooMany({ to }: Letter): boolean {
    if (now() - hourBegan >= HOUR_MS) {
      sent.clear()
      hourBegan = now()
    }
    const before = sent.get(to) ?? 0
    sent.set(to, before + 1)
    return before >= AN_HOUR_MOST
  }

  async function send(letter: Letter): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const { to, subject, text } = letter
        // As an object: an address is never read as a list of them
        await transport.sendMail({
          from: { name: 'Highjinks', address: from },
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return
      } catch (fault) {
        const pause = pauses[tries]
        if (pause === undefined || isFinal(fault) || closing.signal.aborted) throw fault
        await sleep(pause, closing.signal)
      }
    }
  }

  async function work(): Promise<void> {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      try {
        const letter = await write()
        if (letter && isTooMany(letter)) log.warn('a letter was given up: that address has had enough for an hour')
        else if (letter) await send(letter)
      } catch (fault) {
        log.fault('a letter could not be sent', fault, {}, 'warn')
      }
    }
  }

  return {
    post(write) {
      if (closing.signal.aborted || waiting.length >= WAITING_MOST)
        return log.warn('a letter was given up: too many wait')
      waiting.push(write)
      if (underWay.size >= AT_ONCE) return
      const worker: Promise<void> = work().finally(() => underWay.delete(worker))
      underWay.add(worker)
    },
    async close(withinMs) {
      const over = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref())
      await Promise.race([Promise.all(underWay), over])
      waiting.length = 0
      closing.abort()
      transport.close()
    },
  }
}

/** The server has said that it will never take this letter, or does not know us. */
function isFinal(fault: unknown): boolean {
  return fault instanceof Error && 'responseCode' in fault && Number(fault.responseCode) >= 500
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

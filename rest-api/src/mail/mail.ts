import { isLocalHost, type Log, type MailSettings } from '@highjinks/platform'
import { createTransport } from 'nodemailer'
import { createEmailCounts, mailboxOf } from './email-counts.ts'

/** Stands in our emails for what the operator calls this place. */
export const HOUSE_NAME = '{house name}'

/** An email to one person, in plain words. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Write = () => Promise<Email | null>
export interface How {
  /** A link to a new password: sent before all else, in a line of its own. */
  readonly isReset?: true
  /** Who has us write: an address or an account, which have us write so many. */
  readonly asker?: string
}

/** Emails on their way. Nobody waits for one, and nobody learns from it whether it was sent. */
export interface Mail {
  /** `write` is asked when its turn comes; null: there is nobody to write to. False: the line is full, or the asker's share. */
  readonly post: (write: Write, how?: How) => boolean
  /** For an email that its sender keeps until then. `later`: try again; `never`: the server does not take this one. */
  readonly send: (email: Email) => Promise<'sent' | 'later' | 'never'>
  /** What is on its way has so long to be sent; the rest is given up. */
  readonly close: (withinMs: number) => Promise<void>
}

/** The next are given up and logged: whoever asked may ask again. */
const WAITING_MOST = 200
const AT_ONCE = 3
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
  const { host, port, user, password, from, houseName = 'Highjinks' } = settings
  const named = (words: string) => words.replaceAll(HOUSE_NAME, () => houseName)
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
  const resets: Write[] = []
  const others: Write[] = []
  const underWay = new Set<Promise<void>>()
  let isResetUnderWay = false
  const closing = new AbortController()
  // Other emails do not use up those that bring somebody back in
  const counts = { resets: createEmailCounts(now), others: createEmailCounts(now) }

  async function send(email: Email): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const { to, subject, text } = email
        // As an object: an address is never read as a list of them
        await transport.sendMail({
          from: { name: houseName, address: from },
          to: { name: '', address: to },
          subject: named(subject),
          text: named(text),
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

  /** One after the other, resets first. */
  async function work(next: () => Write | undefined): Promise<void> {
    for (let write = next(); write; write = next()) {
      try {
        const email = await write()
        if (email) await send(email)
      } catch (fault) {
        log.fault('an email could not be sent', fault, {}, 'warn')
      }
    }
  }
  function start(next: () => Write | undefined): Promise<void> {
    const worker: Promise<void> = work(next).finally(() => underWay.delete(worker))
    underWay.add(worker)
    return worker
  }
  /** a mailbox that has had enough gets no more, whoever asks and by whatever call. */
  const within =
    (write: Write, kind: keyof typeof counts): Write =>
    async () => {
      const email = await write()
      if (!email || counts[kind].take('box', mailboxOf(email.to))) return email
      log.warn('an email was given up: that address has had enough for now')
      return null
    }

  return {
    post(write, { isReset, asker } = {}) {
      const line = isReset ? resets : others
      if (closing.signal.aborted || line.length >= WAITING_MOST) {
        log.warn('an email was given up: too many wait')
        return false
      }
      if (asker !== undefined && !counts.others.take('asker', asker)) {
        log.warn('an email was given up: whoever asked has had us write enough for now')
        return false
      }
      line.push(within(write, isReset ? 'resets' : 'others'))
      if (underWay.size - (isResetUnderWay ? 1 : 0) < AT_ONCE) void start(() => resets.shift() ?? others.shift())
      // All others may be waiting for a slow server
      else if (isReset && !isResetUnderWay) {
        isResetUnderWay = true
        void start(() => resets.shift()).finally(() => {
          isResetUnderWay = false
        })
      }
      return true
    },
    async send(email) {
      try {
        await send(email)
        return 'sent'
      } catch (fault) {
        log.fault('an email could not be sent', fault, {}, 'warn')
        return isRefused(fault) ? 'never' : 'later'
      }
    },
    async close(withinMs) {
      const over = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref())
      await Promise.race([Promise.all(underWay), over])
      resets.length = 0
      others.length = 0
      closing.abort()
      transport.close()
    },
  }
}

/** The server has said that it will never take this email, or does not know us. */
function isFinal(fault: unknown): boolean {
  return fault instanceof Error && 'responseCode' in fault && Number(fault.responseCode) >= 500
}

/** The server knows us, and will never take this email. */
function isRefused(fault: unknown): boolean {
  return isFinal(fault) && !(fault instanceof Error && 'code' in fault && fault.code === 'EAUTH')
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

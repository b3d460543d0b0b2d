import { isLocalHost, type Log, type MailSettings } from '@highjinks/platform'
import { createTransport } from 'nodemailer'
import { createEmailCounts, mailboxOf } from './email-counts.ts'

/** A placeholder in our emails for the operator's name for this server. */
export const HOUSE_NAME = '{house name}'

/** A plain-text email to one person. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Write = () => Promise<Email | null>
export interface How {
  /** A password reset link, sent before all others in a queue of its own. */
  readonly isReset?: true
  /** The address or account that causes the email, which may only cause so many. */
  readonly asker?: string
}

/** Sends emails. No request waits for one, and nobody learns whether it was sent. */
export interface Mail {
  /**
   * Queues an email. `write` runs when its turn comes, and null means there is nobody to write to. False if the queue
   * or the asker's share is full.
   */
  readonly post: (write: Write, how?: How) => boolean
  /**
   * Sends an email that its sender keeps until then. `later` means try again, `never` that the server refuses this one.
   */
  readonly send: (email: Email) => Promise<'sent' | 'later' | 'never'>
  /** Gives emails in progress this long; the rest is dropped. */
  readonly close: (withinMs: number) => Promise<void>
}

/** More than this are dropped and logged; the person can ask again. */
const WAITING_MOST = 200
const AT_ONCE = 3
/** A server that stops answering is given up at any point. */
const CONNECT_MS = 10_000
const SILENCE_MS = 15_000
/** Its answers are a line or two. */
const ANSWER_MOST = 64 * 1024
/** The pauses before trying again if a server is busy or briefly down. */
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
    // Never sends a password over an unencrypted connection
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
  // Counted separately, so that other emails don't use up the resets
  const counts = { resets: createEmailCounts(now), others: createEmailCounts(now) }

  async function send(email: Email): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const { to, subject, text } = email
        // An object, because a plain address could be read as a list
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

  /** Sends one after the other, resets first. */
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
  /** Limits the emails to a mailbox, from all causes together. */
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

/** Returns whether the server will never take this email, or doesn't accept our login. */
function isFinal(fault: unknown): boolean {
  return fault instanceof Error && 'responseCode' in fault && Number(fault.responseCode) >= 500
}

/** Returns whether the server accepts our login and will never take this email. */
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

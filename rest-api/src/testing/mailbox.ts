import { listen } from '@highjinks/platform'
import { SMTPServer } from 'smtp-server'

export interface DeliveredEmail {
  readonly from: string
  readonly to: readonly string[]
  /** The email as sent, with its lines joined again. */
  readonly raw: string
}

export interface Mailbox {
  readonly port: number
  readonly emails: readonly DeliveredEmail[]
  /** Refuses this many of the next emails for now. */
  readonly refuse: (count: number) => void
  readonly close: () => Promise<void>
}

/** Opens a real mail server on a port of this machine that keeps what it gets. */
export async function openMailbox(login?: { readonly user: string; readonly password: string }): Promise<Mailbox> {
  const emails: DeliveredEmail[] = []
  let toRefuse = 0
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login?.user && password === login?.password
      done(isRight ? null : new Error('not ours'), isRight ? { user: username } : undefined)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        if (toRefuse > 0) {
          toRefuse--
          return done(Object.assign(new Error('busy'), { responseCode: 451 }))
        }
        const raw = readQuoted(Buffer.concat(chunks).toString())
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        emails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  const port = await listen(server.server, 0, '127.0.0.1')
  return {
    port,
    emails,
    refuse: (count) => {
      toRefuse = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Joins lines that were broken for transport (quoted-printable). */
function readQuoted(sent: string): string {
  return sent.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}

/** Returns the secret of the link in an email. */
export function secretIn({ raw }: DeliveredEmail): string {
  return /#([\w-]{43})\r?\n/.exec(raw)?.[1] ?? ''
}

import type { Allowance, Buckets, EndLookup, Log } from '@highjinks/platform'
import {
  code as codeSchema,
  escapeHtml,
  previewPicture,
  type Reply,
  type Step,
  statusOf,
  writePreview,
} from '@highjinks/protocol'
import { safeParse } from 'zod/mini'
import type { LookUp } from './look-up.ts'

/** The room's description in the document at `/join/:code`, for readers without scripts. */
export interface Invitation {
  readonly status: 200 | 404
  /** Null if it says nothing about a room. */
  readonly head: string | null
}

export type Invite = (code: string, address: string, origin: string) => Promise<Invitation>

export interface InvitationDeps {
  readonly byCode: LookUp['byCode']
  /** Called before a code is looked up. Null means not now, and a page doesn't wait. */
  readonly begin: (address: string) => Promise<EndLookup | null>
  /** The limit per address for a room's own head; null means none. */
  readonly buckets: Pick<Buckets, 'take'> | null
  readonly log: Log
  /** The operator's name for this server. */
  readonly houseName: string
}

/**
 * More than a hall of people opens at the same time: links lead to few rooms, and their pages are compressed once each.
 */
export const INVITATIONS: Allowance = { burst: 120, perSecond: 4 }

const NEUTRAL: Invitation = { status: 200, head: null }
const NOWHERE: Invitation = { status: 404, head: null }

/**
 * Creates the invitations, which look the same to everyone. Each is a lookup like any other: if that is limited, or the
 * store is down, the document has no room's head.
 */
export function createInvite({ byCode, houseName, ...deps }: InvitationDeps): Invite {
  return createOwnHead(deps, {
    parse: (text) => safeParse(codeSchema, text).data ?? null,
    find: byCode,
    write: (found, origin) => writeHead(found, origin, houseName),
  })
}

type HeadDeps = Pick<InvitationDeps, 'begin' | 'buckets' | 'log'>

interface OwnHead<Found> {
  /** Null: there can be no such address. */
  readonly parse: (text: string) => string | null
  readonly find: (name: string) => Promise<Step<Found>>
  readonly write: (found: Found, origin: string) => string
}

/** The head of a document at an address that people could guess. */
export function createOwnHead<Found>(
  { begin, buckets, log }: HeadDeps,
  { parse, find, write }: OwnHead<Found>,
): Invite {
  return async (text, address, origin) => {
    const parsed = parse(text)
    if (parsed === null) return NOWHERE
    if (buckets && !buckets.take(address, performance.now())) return NEUTRAL
    try {
      const end = await begin(address)
      if (end === null) return NEUTRAL
      const found = await find(parsed)
      await end(!found.ok && statusOf(found.code) === 404)
      return found.ok ? { status: 200, head: write(found.state, origin) } : NOWHERE
    } catch (fault) {
      log.fault('an invitation could not be looked up', fault, {}, 'warn')
      return NEUTRAL
    }
  }
}

/** Writes who invites to what, and nobody else's name. */
function writeHead({ session, game }: Reply<'byCode'>, origin: string, houseName: string): string {
  const title = `${session.hostName ?? 'A friend'} invites you to ${game.name}`
  const description = `${game.description} Open the link, pick a name, and you are in. No app, no sign-up.`
  const lookup = `/api/sessions/by-code/${encodeURIComponent(session.code)}`
  return [
    `<title>${escapeHtml(title)} · ${escapeHtml(houseName)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // The page's first call
    `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${lookup}">`,
    writePreview({
      houseName,
      title,
      description,
      url: `${origin}/join/${session.code}`,
      picture: { url: origin + previewPicture(game.slug), alt: game.name },
    }),
  ].join('\n')
}

import { type Ask, CannotDo } from './ask.ts'
import {
  formatAuditEntry,
  formatBackup,
  formatCard,
  formatCrash,
  formatList,
  formatMessage,
  formatOperator,
  formatReport,
  formatStats,
} from './format.ts'

interface Tools {
  readonly ask: Ask
  /** The data directory of a stopped server. */
  readonly dataDir: string
}

/** A command of the operator's command line. */
interface Command {
  /** The argument after the command's name, for the usage. */
  readonly argument?: string
  readonly summary: string
  readonly run: (tools: Tools, given: readonly string[]) => Promise<string>
}

const which = ([all]: readonly string[]) => (all === 'all' ? { all: 'yes' as const } : {})

/** Reads every page of a list. */
async function everyPage<Row>(
  page: (before: { before?: string }) => Promise<{ rows: Row[]; next?: string | undefined }>,
) {
  const all: Row[] = []
  for (let next: string | undefined; ; ) {
    const found = await page(next === undefined ? {} : { before: next })
    all.push(...found.rows)
    if (found.next === undefined) return all
    next = found.next
  }
}
const allReports = (ask: Ask, query: { all?: 'yes' }) =>
  everyPage(async (before) => {
    const { reports, next } = await ask('reports', { query: { ...query, ...before } })
    return { rows: reports, next }
  })
const allMessages = (ask: Ask, query: { all?: 'yes' }) =>
  everyPage(async (before) => {
    const { messages, next } = await ask('messages', { query: { ...query, ...before } })
    return { rows: messages, next }
  })

const NO_BACKUPS = 'The records are in a database. Back it up with its own tools'

/** The commands in the order that `help` lists them. */
const COMMANDS: Readonly<Record<string, Command>> = {
  stats: {
    summary: 'counts of rooms, people, accounts and open items',
    run: async ({ ask }) => formatStats(await ask('stats', {})),
  },
  reports: {
    argument: '[all]',
    summary: 'open reports, or all of them',
    async run({ ask }, given) {
      return formatList(await allReports(ask, which(given)), formatReport, 'No open reports.')
    },
  },
  messages: {
    argument: '[all]',
    summary: 'unanswered messages, or all of them',
    async run({ ask }, given) {
      return formatList(await allMessages(ask, which(given)), formatMessage, 'No messages.')
    },
  },
  answer: {
    argument: 'ID [note]',
    summary: 'mark a message as answered or a report as resolved; the start of its ID is enough',
    run: answer,
  },
  close: {
    argument: 'CODE',
    summary: 'close a session for everyone in it',
    async run({ ask }, [code]) {
      const { people } = await ask('close', { body: { code: code ?? missing('close CODE') } })
      return `Closed. ${people === 1 ? 'One person was' : `${people} people were`} in it.`
    },
  },
  'account show': {
    argument: 'EMAIL',
    summary: 'show an account; an ID works too',
    async run({ ask }, given) {
      const { account } = await ask('showAccount', { body: { who: whoIn(given, 'show') } })
      return account === null ? none(given) : JSON.stringify(account, null, 2)
    },
  },
  'account export': {
    argument: 'EMAIL',
    summary: 'everything stored about an account, as JSON for its owner',
    async run({ ask }, given) {
      const { data } = await ask('exportAccount', { body: { who: whoIn(given, 'export') } })
      return data === null ? none(given) : JSON.stringify(data, null, 2)
    },
  },
  'account delete': {
    argument: 'EMAIL for-good',
    summary: 'delete an account and everything that names it, right away and for good',
    async run({ ask }, given) {
      const who = whoIn(given, 'delete')
      if (given[1] !== 'for-good') throw new CannotDo(`To delete it for good: account delete ${who} for-good`)
      const { id } = await ask('deleteAccount', { body: { who } })
      return id === null ? none(given) : `Deleted ${id}. It'll be gone from the backups within fourteen days.`
    },
  },
  'account reset-link': {
    argument: 'EMAIL',
    summary: 'create a password reset link to give to the owner',
    async run({ ask }, given) {
      const { link } = await ask('resetLink', { body: { who: whoIn(given, 'reset-link') } })
      return link === null ? none(given) : `Give them this link. It works once and expires in an hour:\n${link}`
    },
  },
  'operator-link': {
    summary: 'create a link that makes the account that opens it an operator; works once, expires in an hour',
    async run({ ask }) {
      const { link } = await ask('operatorLink', { body: {} })
      return `The account that opens this link becomes an operator:\n${link}`
    },
  },
  operators: {
    summary: 'list the operators',
    async run({ ask }) {
      const { operators } = await ask('operators', {})
      return formatList(operators, formatOperator, 'None yet. Create a link with `operator-link`.', '\n')
    },
  },
  'operator remove': {
    argument: 'EMAIL',
    summary: 'remove an operator and their unused links; an ID works too',
    async run({ ask }, [who = missing('operator remove EMAIL')]) {
      const { outcome } = await ask('removeOperator', { body: { who } })
      if (outcome === 'unknown') throw new CannotDo(`${who} is not an operator. \`operators\` lists them.`)
      if (outcome === 'done') return `${who} is no longer an operator.`
      throw new CannotDo(`OPERATORS lists ${who}. Remove them there and restart the server.`)
    },
  },
  'card off': {
    argument: 'ID',
    summary: "set a card aside, so it's never dealt online",
    async run({ ask }, given) {
      const id = cardIn(given, 'off')
      const { outcome } = await ask('putCardAside', { body: { id } })
      if (outcome === 'done') return `${id} is set aside. If it is on a table now, it stays for that turn.`
      throw new CannotDo(whyNotAside(outcome, id))
    },
  },
  'card on': {
    argument: 'ID',
    summary: 'put a card back into its deck',
    async run({ ask }, given) {
      const id = cardIn(given, 'on')
      const { outcome } = await ask('putCardBack', { body: { id } })
      if (outcome !== 'done') throw new CannotDo(`${id} isn't set aside.`)
      return `${id} is back in its deck.`
    },
  },
  'card list': {
    summary: 'list the cards set aside',
    async run({ ask }) {
      const { cards } = await ask('cardsAside', {})
      return formatList(cards, formatCard, 'No cards are set aside.', '\n')
    },
  },
  'card find': {
    argument: 'WORDS',
    summary: 'find cards that contain all these words, with their IDs',
    async run({ ask }, given) {
      const words = given.join(' ')
      if (words.length < 3) return missing('card find WORDS (three letters at least)')
      const { cards } = await ask('findCards', { query: { words } })
      return formatList(cards, formatCard, 'No matching cards.', '\n')
    },
  },
  crashes: {
    summary: 'page crashes, grouped',
    async run({ ask }) {
      const { crashes } = await ask('crashes', {})
      return formatList(crashes, formatCrash, 'No crashes.')
    },
  },
  backup: {
    summary: 'back up the records now; the server also does it every night',
    async run({ ask }) {
      const { backup } = await ask('backup', {})
      if (!backup) throw new CannotDo(NO_BACKUPS)
      return `Backed up and verified:\n${formatBackup(backup)}`
    },
  },
  backups: {
    summary: 'list the backups',
    async run({ ask }) {
      const { backups } = await ask('backups', {})
      if (!backups) throw new CannotDo(NO_BACKUPS)
      return formatList(backups, formatBackup, 'No backups yet.', '\n')
    },
  },
  restore: {
    argument: 'NAME',
    summary: 'restore a backup; stop Highjinks first',
    // Only this command needs the stores, and importing them takes a second.
    run: async ({ dataDir }, [name = missing('restore NAME (a name that `backups` lists)')]) =>
      (await import('./restore.ts')).restore(dataDir, name),
  },
  acts: {
    summary: 'list what operators did',
    async run({ ask }) {
      const { acts } = await ask('acts', {})
      return formatList(acts, formatAuditEntry, 'Nothing yet.', '\n')
    },
  },
}

/** Runs a command and returns the lines to print, or throws `CannotDo`. */
export async function runCommand(given: readonly string[], tools: Tools): Promise<string> {
  const [first = 'help', second = ''] = given
  if (first === 'help') return help()
  const isPair = Object.hasOwn(COMMANDS, `${first} ${second}`)
  const name = isPair ? `${first} ${second}` : first
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CannotDo(`Unknown command: ${given.join(' ')}\n\n${help()}`)
  return command.run(tools, given.slice(isPair ? 2 : 1))
}

function help(): string {
  const usages = Object.entries(COMMANDS).map(([name, { argument, summary }]) => [
    argument ? `${name} ${argument}` : name,
    summary,
  ])
  const width = Math.max(...usages.map(([usage = '']) => usage.length))
  return [
    'npm run operator -- COMMAND',
    '',
    ...usages.map(([usage = '', summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Calls the server at OPERATOR_URL (default: http://localhost:3000, or your PORT) with OPERATOR_TOKEN or the token in DATA_DIR.',
  ].join('\n')
}

async function answer({ ask }: Tools, [given = missing('answer ID'), ...note]: readonly string[]): Promise<string> {
  const [reports, messages] = await Promise.all([allReports(ask, { all: 'yes' }), allMessages(ask, { all: 'yes' })])
  const ids = [...reports, ...messages].map(({ id }) => id).filter((id) => id.startsWith(given))
  if (ids.length > 1) throw new CannotDo(`${ids.length} of them start with ${given}. Type more of the ID.`)
  const id = ids[0] ?? given
  const { was } = await ask('answer', { body: { id, note: note.length === 0 ? null : note.join(' ') } })
  if (was === null) throw new CannotDo(`There's no report or message ${given}.`)
  const message = messages.find((one) => one.id === id)
  const address = message && `mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`
  return [`Marked the ${was} as done.`, ...(address ? [`Write to them at ${address}`] : [])].join('\n')
}

function whoIn([who]: readonly string[], word: string): string {
  return who ?? missing(`account ${word} EMAIL`)
}

function cardIn([id]: readonly string[], word: string): string {
  return id ?? missing(`card ${word} ID`)
}

function whyNotAside(outcome: 'unknown' | 'too-few' | 'too-many', id: string): string {
  switch (outcome) {
    case 'unknown':
      return `There's no card ${id}. Find it with \`card find\`.`
    case 'too-few':
      return `${id} stays. Without it, its deck would have too few cards of that intensity.`
    case 'too-many':
      return 'You have set aside the maximum. Put one back first.'
  }
}

function missing(usage: string): never {
  throw new CannotDo(`Usage: ${usage}`)
}

function none([who]: readonly string[]): never {
  throw new CannotDo(`There's no account ${who}.`)
}

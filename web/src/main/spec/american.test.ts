import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')

/** The sources of text for people: games, decks, prompts for one phone, refusals, emails, operator commands, pages. */
const HOMES = ['games/src', 'protocol/src', 'rest-api/src', 'platform/src', 'embedded/src', 'web/src', 'web/public']
/** Documents for people who use, host or change the product. */
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.env.example']
// No one reads the list of common passwords.
const NO_TEXTS = /\.test\.tsx?$|\/testing\/|^web\/src\/(?:workshop\/gallery|main\/spec)\/|\/common-passwords\.ts$/

/** British words and their American replacements. */
const BRITISH: readonly (readonly [words: RegExp, instead: string])[] = [
  [/(?:col|fav|flav|hon|hum|rum|neighb|behavi|lab|od|parl|harb|arm|vap|sav|endeav)our\w*/, '-or'],
  [/(?:cent|theat|(?:centi|kilo|milli)?met|lit|fib|calib|spect|meag)res?/, '-er'],
  [
    /(?:agon|apolog|author|brutal|capital|categor|civil|critic|crystal|custom|digit|emphas|equal|fantas|final|general|harmon|human|hypnot|ideal|idol|legal|material|maxim|memor|mesmer|minim|modern|organ|patron|personal|popular|rational|real|recogn|social|special|standard|summar|symbol|sympath|traumat|util|vandal|visual)is(?:e[drs]?|ers|ing|ations?)/,
    '-ize',
  ],
  [/(?:anal|paral|catal)ys(?:e[ds]?|ing)/, '-yze'],
  [/(?:cancel|counsel|dial|fuel|label|level|marvel|model|quarrel|signal|travel)l(?:ed|ing|ers?|ous)/, 'one l'],
  [/jewellery|woollen|enrols?|fulfils?|instals?|skilful|wilful/, 'the other l'],
  [/licence|defence|offence|pretence|practis(?:e[ds]?|ing)/, 'license, defense, practice'],
  [/learnt|spelt|dreamt|whilst|amongst|towards/, 'learned, while, toward'],
  [/grey\w*|cos(?:y|ier|iest)|sceptic\w*|plough\w*|tyres?|kerbs?|moustach\w*|pyjamas?/, 'gray, cozy, mustache'],
  [/mould\w*|aluminium|aeroplanes?|programmes?|cheques?|catalogues?|draughts?|storeys?/, 'mold, airplane, program'],
  [
    /trousers|crisps|rubbish|(?<!dog )biscuits?|jumpers?|mums?|lorr(?:y|ies)|queu\w+|petrol|postcodes?/,
    'pants, chips, trash',
  ],
  [
    /pavements?|fortnight\w*|telly|loos?|knickers|napp(?:y|ies)|(?:dust)?bins?|motorways?|sellotape/,
    'sidewalk, two weeks, TV',
  ],
  [
    /car parks?|the chemist’s|cashpoints?|quid|pence|windscreens?|number plates?|zebra crossings?/,
    'parking lot, drugstore',
  ],
  [
    /candy ?floss|lolly|lollies|courgettes?|aubergines?|coriander|prawns?|takeaways?|gherkins?/,
    'cotton candy, zucchini',
  ],
  [
    /flatmates?|housemates?|bloke\w*|knackered|gutted|whing\w+|bloody|arses?|arsehole\w*|arsed|bums?|maths|solicitors?/,
    'roommate, guy, math',
  ],
  [/dressing gowns?|wellies|trainers|torch(?:es)?|duvets?|prams?|pushchairs?|sat ?navs?/, 'robe, sneakers, flashlight'],
  [
    /tea towels?|washing[- ]up|cling ?film|toilet rolls?|anticlockwise|redundan\w+|hoover(?:ed|ing)/,
    'dish towel, laid off, vacuum',
  ],
  [/(?:the|a|in this) (?:lift|cinema)/, 'elevator, movies'],
  [
    /(?:my|the|an?|another|his|her|your|our|their|whose|shared|empty) flats?(?![-:]| (?:screen|tire|white|voice|line))/,
    'apartment',
  ],
  [/pubs?/, 'bar'],
  [/on (?:a )?holiday|(?:my|your|perfect|package|beach) holidays?/, 'vacation'],
  [/at the weekend|in hospital|at university|straight away|in the street/, 'on the weekend, on the street'],
  [/ha(?:ve|s|d|ving) (?:a go|got|a lie-down|a wee)|in one go/, 'take a shot, has, at once'],
  [/(?:shop|store)s? (?:was|were|is|are|being) shut/, 'closed'],
  [/fancy dress|(?:hen|stag) (?:do|night|party)|full stops?|estate agents?|rings? up/, 'costume, bachelorette party'],
  [
    /(?:all|way|look\w*|turn\w*|pass\w*|hand\w*|go|goes|going|went|come|comes|came|walk\w*|run|runs|ran|show\w*|gather\w*|sit|sits|sat|stand\w*|spin\w*|swing\w*|get|got|lying) round/,
    'around',
  ],
  [/(?<!each |every |this |that |last |next )round (?:the|an?|his|her|my|your|our|their|its|one|here)/, 'around'],
  [/kilos?|kilograms?|kilomet\w+|centimet\w+|\d+ ?(?:kg|km|cm|mm)|celsius|°C/, 'pounds, miles, inches, °F'],
]

/** Exceptions, with their reason. */
const ALLOWED: readonly (readonly [text: string, reason: string])[] = [
  ['Harold Holt Swim Centre', 'the name on its door'],
  ['Greyhound', 'the bus line'],
]

/** Not text for people: looks, drawings, and quoted sources of facts. */
const UNREAD = new Set(['className', 'd', 'sources'])

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns every text in a syntax tree: text between tags, and each string that is more than a key. */
function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isNode(value) || /^(?:Import|ExportAll|TSType|TSInterface)/.test(value.type)) return []
  const named = value['type'] === 'Property' ? value['key'] : value['type'] === 'JSXAttribute' ? value['name'] : null
  if (isNode(named) && typeof named['name'] === 'string' && UNREAD.has(named['name'])) return []
  if (value.type === 'JSXText' || value.type === 'Literal')
    return [value['value']].filter((text) => typeof text === 'string')
  if (value.type === 'TemplateElement') return [value['value']].flatMap(rawOf)
  return Object.values(value).flatMap(textsOf)
}

function rawOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'
    ? [value.raw]
    : []
}

function textsIn(file: string): readonly string[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const texts = /\.tsx?$/.test(file) ? textsOf(parseSync(file, source).program) : [source]
  return texts.filter((text) => /\s|^[A-Z]/.test(text))
}

const files = HOMES.flatMap((home) =>
  readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' }).map((name) => `${home}/${name}`),
).filter((file) => /\.(?:tsx?|webmanifest|svg)$/.test(file) && !NO_TEXTS.test(file))

const guides = readdirSync(join(ROOT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const read = [...files, ...DOCUMENTS, ...guides, 'web/index.html'].map((file) => [file, textsIn(file)] as const)

/** Returns every listed word in this text, with its replacement. */
function britishIn(text: string): readonly string[] {
  const rest = ALLOWED.reduce((left, [allowed]) => left.replaceAll(allowed, ''), text)
  return BRITISH.flatMap(([words, instead]) =>
    [...rest.matchAll(new RegExp(`\\b(?:${words.source})\\b`, 'gi'))].map(
      ([word]) => `“${word}” (${instead}) in: ${rest}`,
    ),
  )
}

test('[VOICE-1] what people read is in American English, down to things and measures', () => {
  const found = read.flatMap(([file, texts]) => texts.flatMap(britishIn).map((word) => `${file}: ${word}`))
  expect(found).toEqual([])
})

test('[VOICE-1] the list finds what it should', () => {
  const told = 'My favourite mum queued at the weekend, came round the pub and apologised for the grey trousers.'
  const found = britishIn(told).map((line) => /“(.+)”/.exec(line)?.[1])
  const words = ['favourite', 'apologised', 'grey', 'trousers', 'mum', 'queued', 'pub', 'at the weekend', 'came round']
  expect(new Set(found)).toEqual(new Set([...words, 'round the']))
  expect(britishIn('Each round the room picks a dog biscuit from a jar on the street.')).toEqual([])
})

test('[VOICE-1] every exception still occurs', () => {
  const all = read.flatMap(([, texts]) => texts).join('\n')
  for (const [text] of ALLOWED) expect(all).toContain(text)
})

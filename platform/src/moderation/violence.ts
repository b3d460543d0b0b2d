/** A pattern of words. A line break between two is a space. */
function any(words: string): string {
  const list = words.trim().split(/\s*\|\s*/)
  return `(?:${list.join('|').replace(/\s+/g, ' ')})`
}

const KILL = any(`kill(?:s|ed|ing)? | murder(?:s|ed|ing)? | shoot(?:s|ing)? | exterminat(?:e|es|ed|ing) |
  execut(?:e|es|ed|ing) | slaughter(?:s|ed|ing)? | massacr(?:e|es|ed|ing) | eradicat(?:e|es|ed|ing) | behead(?:s|ed|ing)? |
  bomb(?:s|ed|ing)? | nuk(?:e|es|ed|ing) | gas(?:sed|sing)? | hang | hanged | hanging | burn(?:ed|ing)? | stab(?:bed|bing)? |
  lynch(?:ed|ing)? | death to`)
const ALL = any('all | every | each | these | those | them | the | of | fucking | filthy | dirty | damn')
const GROUP = any(`jew | jews | muslims? | christians | catholics | hindus | sikhs | mormons | atheists | buddhists |
  asians | arabs? | mexicans? | latinos | latinas | africans | palestinians | israelis | ukrainians | russians |
  immigrants? | migrants? | refugees? | gays | lesbians | homosexuals | queers | transgenders |
  (?:black|white|brown|asian|gay|queer|trans|jewish|muslim|disabled|old|poor|homeless|arab|mexican|indian|chinese)
  (?:people|persons|folks|men|women|kids|children)`)
/** Words that a joke has too: they only count with "all" or "every". */
const EVERYDAY_GROUP = any('women | men | girls | boys | children | kids | babies | cops | blacks | whites | americans')

const TAKE = any(`drink(?:s|ing)? | drank | drunk | chug(?:s|ged|ging)? | sip(?:s|ped|ping)? | swallow(?:s|ed|ing)? |
  gargl(?:e|es|ed|ing) | eat(?:s|en|ing)? | ate | inject(?:s|ed|ing)? | snort(?:s|ed|ing)? | taste[ds]?`)
const POISON =
  any(`bleach | antifreeze | rat poison | poison | drain cleaner | toilet cleaner | oven cleaner | detergent |
  tide pods? | laundry pods? | gasoline | ammonia | rubbing alcohol | lye | cyanide | arsenic | windex | lighter fluid`)
/** Up to three words between, as in "a cup of". */
const GAP = String.raw`(?: (?!(?:to|from|like|by|than|and)\b)[^ ]{1,20}){0,3} `

const VIOLENT = [
  new RegExp(String.raw`\b${KILL}(?: ${ALL}){1,4} ${GROUP}\b`),
  new RegExp(String.raw`\b${KILL} (?:all|every)(?: ${ALL}){0,3} ${EVERYDAY_GROUP}\b`),
  new RegExp(
    String.raw`\b${GROUP} (?:must|should|have to|need to|deserve to) (?:all )?(?:die|burn|hang|be (?:killed|shot|gassed|hanged|exterminated))\b`,
  ),
  new RegExp(String.raw`\b${TAKE}${GAP}${POISON}\b(?! of choice)`),
]

const SIGNS = new Map(Array.from('013457@$!', (sign, i) => [sign, 'oieastasi'[i] ?? '']))

/**
 * Returns whether it calls for violence against a group of people, or has someone eat or drink poison. Takes text with
 * plain letters; signs that replace letters are read as those.
 */
export function isViolent(text: string): boolean {
  const plain = text.toLowerCase().replace(/\s+/g, ' ')
  const spelled = plain.replace(/[013457@$!]/g, (sign) => SIGNS.get(sign) ?? '')
  return VIOLENT.some((pattern) => pattern.test(plain) || pattern.test(spelled))
}

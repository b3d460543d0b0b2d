import { required } from '../kit/index.ts'

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
  .concat(' sixteen seventeen eighteen nineteen')
  .split(' ')
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const NUMBERS = new Map([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + i * 10] as const),
])
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])
const SIGNS: Readonly<Record<string, string>> = { '&': ' and ', '%': ' percent ', '+': ' plus ' }

/**
 * Returns whether a filling is only the truth in disguise: different case, accents, punctuation, articles, or digits
 * for words.
 */
export function isDisguised(text: string, truth: string): boolean {
  return keyOf(text) === keyOf(truth)
}

/** Trims a filling for its sentence, without punctuation that would give it away. */
export function trimFilling(text: string): string {
  return text.replace(/^[“”"\s]+|[“”"\s.,;:!?…]+$/gu, '') || text
}

function keyOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’`]/gu, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[&%+]/g, (sign) => required(SIGNS[sign]))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !ARTICLES.has(word))
  return countUp(words).join('')
}

/** Turns numbers in words into digits: “two hundred and five” is 205. */
function countUp(words: readonly string[]): readonly string[] {
  const out: string[] = []
  let thousands = 0
  let below: number | null = null
  const close = () => {
    if (below !== null) out.push(String(thousands + below))
    below = null
    thousands = 0
  }
  for (const [i, word] of words.entries()) {
    const value = NUMBERS.get(word)
    if (value !== undefined) {
      if (!mayFollow(below ?? 0, value)) close()
      below = (below ?? 0) + value
    } else if (word === 'hundred') below = (below ?? 1) * 100
    else if (word === 'thousand') {
      thousands = (below ?? 1) * 1000
      below = 0
    } else if (word !== 'and' || below === null || !NUMBERS.has(String(words[i + 1]))) {
      close()
      out.push(word)
    }
  }
  close()
  return out
}

/** “Twenty one” is one number, “one two” are two. */
function mayFollow(below: number, value: number): boolean {
  return below % 100 === 0 || (below % 100 >= 20 && below % 10 === 0 && value < 10)
}

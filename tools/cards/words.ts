import type { Line } from './line.ts'

/** Words that Americans don't say in any spelling, and punctuation after closing quotation marks. */
const UNSAID =
  /(?<!\p{L})(?:right, then|nearly there|(?:which|who) of you two|blinking contest|full marks|spirit animals?|cash[- ]machines?|bathing dress(?:es)?|he or she|his or her|\d+ in a hundred|fizzy|mobile phone|at the weekend|on holiday|fetch (?:me|us)|bits and bobs)(?!\p{L})|”[,.]/iu
/** British words. */
const UN_AMERICAN =
  /\b(colour\w*|favourite\w*|humour\w*|neighbour\w*|behaviour\w*|honour\w*|flavour\w*|rumour\w*|organis\w+|realis\w+|apologis\w+|recognis\w+|practis\w+|theatre\w*|centre\w*|metre\w*|litre\w*|grey|mum|mums|flatmate\w*|housemate\w*|crisps?|biscuits?|trousers|queue\w*|fortnight|rubbish|loo|telly|cinema|pubs?|cheque\w*|tyre\w*|pyjama\w*|cosy|cupboard\w*|duvet\w*|petrol|motorway\w*|lorry|pavement\w*|cashpoint|napp(?:y|ies)|takeaway|washing-up|travell\w+|cancelled|jewellery|whilst|fancied|fancying|snog\w*|bloke\w*|aubergine|courgette|ladybird|hoover\w*|post code|moustache|doughnut|sceptic\w*|storey|towards|learnt|spelt|adverts?)\b/i
const WORDS = { prompt: 22, fact: 28, scene: 6 } as const

export function findUnAmerican(lines: readonly Line[]): readonly string[] {
  return lines.flatMap(({ id, text }) => {
    const [word] = UN_AMERICAN.exec(text) ?? UNSAID.exec(text) ?? []
    return word ? [`${id}: “${word}”`] : []
  })
}

/** A card is said in one breath. */
export function findBreathless(lines: readonly Line[], kind: keyof typeof WORDS): readonly string[] {
  return lines
    .map(({ id, text }) => ({ id, count: text.split(/\s+/).length }))
    .filter(({ count }) => count > WORDS[kind])
    .map(({ id, count }) => `${id}: ${count} words`)
}

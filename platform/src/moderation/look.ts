import unhomoglyph from 'unhomoglyph'

/** Plain letters, and their look-alikes in the lettering that people paste; a dot if there is none. */
const LETTERINGS: readonly (readonly [plain: string, drawn: string])[] = [
  ['abcdefghijklmnopqrstuvwxyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ.ʏᴢ'],
  ['abcdefghijklmnopqrstuvwxyz', '卂乃匚ᗪ乇千ᎶҤ丨ﾌҜㄥ爪几ㄖ卩Ɋ尺丂ㄒㄩᐯ山乂ㄚ乙'],
  ['abcdefghijklmnopqrstuvwxyz', 'ꮧᏰፈᎴᏋᎦᎶᏂᎥᏠᏦᏝᎷᏁᎧᎮᎤᏒᏕᏖᏬᏉᏇጀᎩፚ'],
  ['abcdefghiklmnoprstuvwyz', 'ąცƈɖɛʄɠɧıƙƖɱŋơ℘ཞʂɬų۷ῳყʑ'],
  ['bcefghiorsttuuuvw', 'ß⊂əꞙɡһıø₹ʃ₸†∪⋃凵ν₩'],
  ['bnckkkftq', '₿∩ς长кκƒτϙ'],
]

/** The same letters upside down; some look like other letters. */
const UPRIGHT = 'abcdefghijklmnopqrstuvwxyz'
const TURNED = 'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz'
const IS_TURNED = /[ɐɔǝɟƃɥᴉıɾʞɯɹʇʌʍʎ]/

const looks = new Map<string, string>()
const upright = new Map<string, string>([['ı', 'i']])
for (const [i, letter] of Array.from(TURNED).entries()) {
  const plain = UPRIGHT[i] ?? letter
  upright.set(letter, plain)
  if (letter > '\u007F') looks.set(letter, plain)
}
for (const [plain, drawn] of LETTERINGS) {
  for (const [i, letter] of Array.from(drawn).entries()) if (letter > '\u007F') looks.set(letter, plain[i] ?? letter)
}

/**
 * Returns how a text looks to a reader, no matter which characters it uses: as it is and, if parts are upside down,
 * from its end. Letters that look like none of ours stay.
 */
export function readByLook(text: string): readonly string[] {
  const plain = text
    .replace(/[^\0-\x7F]/gu, plainLetter)
    // Next to letters these signs are letters: "fa99ot", "shi+"
    .replace(/(?<=[a-z@$!])[89+](?=[a-z@$!89+]|\b|$)|\b[89](?=[a-z@$!])/gi, (sign) => SIGNS[sign] ?? sign)
  if (!IS_TURNED.test(text)) return [plain]
  const turned = Array.from(text.toLowerCase(), (letter) => upright.get(letter) ?? letter)
  return [plain, turned.toReversed().join('')]
}

const SIGNS: Readonly<Record<string, string>> = { 8: 'b', 9: 'g', '+': 't' }

function plainLetter(letter: string): string {
  const known = looks.get(letter) ?? looks.get(letter.toLowerCase())
  if (known !== undefined) return known
  const alike = unhomoglyph(letter).normalize('NFKD').replace(/\p{M}/gu, '')
  return /^[!-~]{1,2}$/.test(alike) ? alike : letter
}

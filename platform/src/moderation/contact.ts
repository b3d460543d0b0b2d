/** Endings that no sentence goes on with, if someone forgot the space after a period. */
const ENDINGS =
  'com|org|net|edu|gov|info|biz|io|co|gg|tv|ly|app|dev|xyz|link|site|online|shop|club|live|porn|xxx|uk|de|fr|eu'

const CONTACTS = [
  /\bhttps?:|\bwww\s?\./i,
  new RegExp(String.raw`[\p{L}\p{N}]\s?\.\s?(?:${ENDINGS})(?![\p{L}\p{N}])`, 'iu'),
  /[\p{L}\p{N}]\.\p{L}{2,24}\/\S/u,
  // "A dot com millionaire" is none
  /[\p{L}\p{N}](?<!\b(?:an?|the))\s?(?:\(dot\)|\[dot\]|\bdot\b)\s?(?:com|org|net|io)\b/iu,
  /[^\s@]\s?@\s?[^\s@.]{1,64}\.[^\s@.]/,
  // A phone number with its area code, or written like one
  /\p{Nd}(?:[\s()./+-]{0,3}\p{Nd}){8}/u,
  /(?<!\p{Nd})\p{Nd}{3}[\s.-]{1,3}\p{Nd}{4}(?!\p{Nd})/u,
]

/** Returns whether a line has a web address, an email address or a phone number. Takes tidied text. */
export function hasContact(text: string): boolean {
  return CONTACTS.some((pattern) => pattern.test(text))
}

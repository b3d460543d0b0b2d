export const CODE_LENGTH = 6

const IN_A_LINK = /\/(?:join|tv)\/([a-z0-9]{6})\b/i

/** Turns typed or pasted text (a code, or a whole invitation link) into a code: capitals and digits, six at most. */
export function cleanCode(input: string): string {
  const code = IN_A_LINK.exec(input)?.[1] ?? input
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
}

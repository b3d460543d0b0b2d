import * as z from 'zod'

/** The parts of a JSON schema needed to find where a person's text can be. */
interface Shape {
  readonly type?: string | undefined
  readonly properties?: Readonly<Record<string, Shape>> | undefined
  readonly required?: readonly string[] | undefined
  readonly anyOf?: readonly Shape[] | undefined
  readonly oneOf?: readonly Shape[] | undefined
  readonly items?: Shape | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
}
const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(shape).optional(),
    oneOf: z.array(shape).optional(),
    items: shape.optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
  }),
)

export interface TextField {
  readonly name: string
  /** Builds a value with this text in that field, and minimal values elsewhere. */
  readonly holding: (text: string) => unknown
}

/** Finds every place in a schema where a stranger can write anything. */
export function textFieldsOf(schema: z.core.$ZodType): readonly TextField[] {
  return fieldsIn(shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), '')
}

function fieldsIn(of: Shape, name: string): readonly TextField[] {
  const either = of.anyOf ?? of.oneOf
  if (either) return either.flatMap((one) => fieldsIn(one, name))
  if (of.const !== undefined || of.enum) return []
  switch (of.type) {
    case 'string':
      return [{ name, holding: (text) => text }]
    case 'array':
      return fieldsIn(of.items ?? {}, `${name}[]`).map((field) => ({
        ...field,
        holding: (text: string) => [field.holding(text)],
      }))
    case 'object': {
      const rest = plain(of)
      return Object.entries(of.properties ?? {}).flatMap(([key, inner]) =>
        fieldsIn(inner, `${name}.${key}`).map((field) => ({
          ...field,
          holding: (text: string) => ({ ...rest, [key]: field.holding(text) }),
        })),
      )
    }
    default:
      return []
  }
}

/** Returns the fields that identify a union's member. */
function plain(of: Shape): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(of.properties ?? {}).flatMap(([key, inner]) => {
      const value = inner.const ?? inner.enum?.[0]
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** Text that software may stumble over, repeated until a call is full. */
export const HOSTILE_PIECES: Readonly<Record<string, string>> = {
  spaces: ' ',
  dots: '.',
  letters: 'a',
  'letters and dots': 'a.',
  'letters and signs': 'a@',
  'addresses without an end': '.a@a-',
  marks: '\u0301',
  'letters with marks': 'q\u0301\u0301\u0301',
  'one sign that stands for eighteen letters': '\uFDFA',
  'what nobody sees': '\u200B',
  'lines of one letter': 'a\n',
  'breaks of both kinds': '\r\n\u2028',
  'faces that joiners tie': '👨\u200D',
  'halves of a letter': '\uD800',
  'syllables that want another': '\u0915\u094D',
  'letters of Korean in pieces': '\u1100a',
  'syllables of Korean': '\uAC01',
  'letters of Thai with marks': '\u0E19\u0E49\u0E33',
  'letters of Devanagari': '\u0915',
  flags: '🇩🇪',
  'an unkind word, spelled out': 'f.u c-k ',
  'tabs and letters': '\ta',
}

const encoder = new TextEncoder()
/** Repeats a piece up to a number of bytes. */
export function fillWith(piece: string, bytes: number): string {
  return piece.repeat(Math.floor(bytes / encoder.encode(piece).length))
}

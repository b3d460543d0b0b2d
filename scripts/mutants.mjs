import { parse } from '@babel/parser'

/**
 * One small fault that a test ought to notice.
 * @typedef {{ start: number, end: number, text: string, line: number, what: string }} Mutant
 * @typedef {{ type: string, start: number, end: number, loc: { start: { line: number } } } & Record<string, unknown>} Node
 */

const OPERATORS = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '&&': '||',
    '||': '&&',
    '??': '&&',
  }),
)
const METHODS = new Map(
  Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' }),
)
/** Without these calls the list stays as it was. */
const REMOVABLE = ['filter', 'sort', 'slice', 'reverse']
/** Types, and what a module takes from others, do nothing at run time. */
const INERT = /^(TS|Import|ExportAll)/

/** Every fault that can be made in this source. @param {string} source @returns {Mutant[]} */
export function mutantsOf(source) {
  /** @type {Mutant[]} */
  const found = []
  walk(node(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program), (one) => {
    for (const [from, to, text] of changes(one, source)) {
      const was = source.slice(from, to)
      found.push({ start: from, end: to, text, line: one.loc.start.line, what: `${brief(was)} → ${brief(text)}` })
    }
  })
  return found
}

/** @param {string} source @param {Mutant} mutant */
export function applied(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end)
}

/** @param {Node} one @param {string} source @returns {[from: number, to: number, text: string][]} */
function changes(one, source) {
  const { start, end } = one
  const text = source.slice(start, end)
  switch (one.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operator(one, source)
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node(one['test'])
      return [[test.start, test.end, `!(${source.slice(test.start, test.end)})`]]
    }
    case 'UnaryExpression':
      return one['operator'] === '!' ? [[start, end, `(${text.slice(1)})`]] : []
    case 'UpdateExpression':
      return [[start, end, text.includes('++') ? text.replace('++', '--') : text.replace('--', '++')]]
    case 'NumericLiteral':
      return [[start, end, String(Number(text.replaceAll('_', '')) + 1)]]
    case 'BooleanLiteral':
      return [[start, end, text === 'true' ? 'false' : 'true']]
    case 'CallExpression':
      return call(one)
    default:
      return []
  }
}

/** @param {Node} one @param {string} source @returns {[number, number, string][]} */
function operator(one, source) {
  const sign = String(one['operator'])
  const other = OPERATORS.get(sign)
  const from = node(one['left']).end
  const at = source.indexOf(sign, from)
  // A `+` between texts has no opposite; the types that would tell are gone, so a literal has to.
  const isText = [one['left'], one['right']].some((side) => /^(String|Template)Literal$/.test(node(side).type))
  return other === undefined || (isText && sign === '+') ? [] : [[at, at + sign.length, other]]
}

/** @param {Node} one @returns {[number, number, string][]} */
function call(one) {
  const callee = node(one['callee'])
  if (callee.type === 'Identifier' && callee['name'] === 'refuse') {
    return [[callee.start, one.end, "refuse('internal')"]]
  }
  if (callee.type !== 'MemberExpression') return []
  const property = node(callee['property'])
  const name = String(property['name'])
  const other = METHODS.get(name)
  if (other !== undefined) return [[property.start, property.end, other]]
  return REMOVABLE.includes(name) ? [[node(callee['object']).end, one.end, '']] : []
}

/** @param {Node} one @param {(one: Node) => void} visit */
function walk(one, visit) {
  if (INERT.test(one.type) && one.type !== 'TSAsExpression' && one.type !== 'TSSatisfiesExpression') return
  visit(one)
  for (const [key, part] of Object.entries(one)) {
    if (key === 'loc' || key === 'typeAnnotation') continue
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) walk(child, visit)
  }
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value
}

/** @param {unknown} value @returns {Node} */
function node(value) {
  if (!isNode(value)) throw new Error('not a node')
  return value
}

/** @param {string} text */
function brief(text) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line || 'nothing'
}

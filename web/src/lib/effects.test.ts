import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

type Effect = ESTree.ArrowFunctionExpression | ESTree.Function

interface Found {
  readonly effect: Effect
  readonly functions: readonly ESTree.Span[]
  readonly returned: readonly ESTree.Expression[]
}

/**
 * React calls the function an effect returns, and browsers can start returning things: `scrollTo` has returned a
 * promise since this year. So an effect only returns the result of our own functions and objects.
 */
function returnsOfStrangers(source: string): readonly string[] {
  const { program } = parseSync('effects.tsx', source, { preserveParens: false })
  const effects: Effect[] = []
  const functions: ESTree.Span[] = []
  const returned: ESTree.Expression[] = []
  const noteFunction = (one: ESTree.Span) => functions.push(one)
  const own = new Set<string>()
  new Visitor({
    ArrowFunctionExpression: noteFunction,
    FunctionExpression: noteFunction,
    FunctionDeclaration: noteFunction,
    ReturnStatement: ({ argument }) => {
      if (argument) returned.push(argument)
    },
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => own.add(local.name)),
    CallExpression: ({ callee, arguments: [effect] }) => {
      if (callee.type === 'Identifier' && EFFECTS.has(callee.name) && isFunction(effect)) effects.push(effect)
    },
    JSXAttribute: ({ name, value }) => {
      const isRef = name.type === 'JSXIdentifier' && name.name === 'ref'
      if (isRef && value?.type === 'JSXExpressionContainer' && isFunction(value.expression))
        effects.push(value.expression)
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration' && declared.id) own.add(declared.id.name)
    if (declared?.type === 'VariableDeclaration')
      for (const { id } of declared.declarations) if (id.type === 'Identifier') own.add(id.name)
  }
  return effects
    .flatMap((effect) => returnsOf({ effect, functions, returned }))
    .filter((one) => !isOurs(one, own))
    .map(({ start, end }) => source.slice(start, end))
}

function isFunction(node: ESTree.Node | undefined): node is Effect {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
}

/** Finds what the effect itself returns, not what a function inside it returns. */
function returnsOf({ effect, functions, returned }: Found): readonly ESTree.Expression[] {
  const { body } = effect
  if (body === null || body.type !== 'BlockStatement') return body === null ? [] : [body]
  const inner = functions.filter((one) => isWithin(one, body))
  return returned.filter((one) => isWithin(one, body) && !inner.some((other) => isWithin(one, other)))
}

const isWithin = (node: ESTree.Span, other: ESTree.Span) => other.start <= node.start && node.end <= other.end

/** Returns whether it is a function, nothing, or the result of our own code. */
function isOurs(returned: ESTree.Expression, own: ReadonlySet<string>): boolean {
  switch (returned.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'Identifier':
      return true
    case 'ConditionalExpression':
      return isOurs(returned.consequent, own) && isOurs(returned.alternate, own)
    case 'CallExpression':
      return own.has(rootOf(returned.callee))
    default:
      return false
  }
}

function rootOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootOf(node.object) : ''
}

test('[FRAME-10] no effect returns the result of a call on the window, the document or an element', () => {
  const found = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => returnsOfStrangers(readFileSync(join(WEB, file), 'utf8')).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test.each([
  ['useEffect(() => window.scrollTo(0, 0), [])', ['window.scrollTo(0, 0)']],
  ['useEffect(() => scrollTo(0, 0), [])', ['scrollTo(0, 0)']],
  ['useEffect(() => box.current?.focus(), [])', ['box.current?.focus()']],
  ['useLayoutEffect(() => { if (on) return it.animate([]) })', ['it.animate([])']],
  ['useEffect(() => (on ? undefined : document.exitFullscreen()))', ['on ? undefined : document.exitFullscreen()']],
  ['const a = <p ref={(it) => it.play()} />', ['it.play()']],
  ["import { start } from './a.ts'; useEffect(() => start(), [])", []],
  ["import { store } from './a.ts'; useEffect(() => store.subscribe(() => window.scrollTo(0, 0)), [])", []],
  ['function start() { return () => {} } useEffect(() => (on ? undefined : start()), [])', []],
  ['useEffect(() => { const stop = () => { return it.stop() }; return stop }, [])', []],
  ['useEffect(() => () => it.stop(), [])', []],
])('[FRAME-10] finds in %s %j', (source, expected) => {
  expect(returnsOfStrangers(source)).toEqual(expected)
})

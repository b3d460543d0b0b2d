import { framesOf, routeOf, withoutTexts } from '@highjinks/protocol'
import { call } from '../lib/api.ts'
import { CallFailed, NoAnswer } from '../lib/call-failed.ts'
import { isPieceMissing } from './piece-missing.ts'

/** The build fills this in. */
declare const __BUILD__: string
const VERSION = typeof __BUILD__ === 'undefined' ? 'unknown' : __BUILD__

/** A page that breaks in a loop sends only a few. */
const REPORTS_MOST = 5
const told = new Set<string>()

/** Reports to the operator that this page broke, once per fault. Outages and other programs' faults don't count. */
export async function reportCrash(fault: unknown): Promise<void> {
  if (!(fault instanceof Error) || isOutage(fault)) return
  const stack = framesOf(fault.stack ?? '', window.location.origin)
  const message = withoutTexts(`${fault.name}: ${fault.message}`)
  const kind = [message, ...stack].join('\n')
  if (stack.length === 0 || told.has(kind) || told.size >= REPORTS_MOST) return
  told.add(kind)
  await call('crash', { body: { version: VERSION, route: routeOf(window.location.pathname), message, stack } })
}

function isOutage(fault: Error): boolean {
  return fault instanceof CallFailed || fault instanceof NoAnswer || isPieceMissing(fault)
}

import * as z from 'zod'

/** The fields we read from a browser's trace. Times in microseconds; `tdur` is the thread's own work. */
const event = z.object({
  name: z.string(),
  ph: z.string(),
  tid: z.number(),
  pid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z
    .object({
      name: z.string().optional(),
      elementCount: z.number().optional(),
      data: z
        .object({
          functionName: z.string().optional(),
          url: z.string().optional(),
          lineNumber: z.number().optional(),
          type: z.string().optional(),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})
type TraceEvent = z.infer<typeof event>
const trace = z.object({ traceEvents: z.array(event) })

export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing']

export interface Task {
  readonly ms: number
  /** When it began, in milliseconds of the trace. */
  readonly at: number
  /** Its longest parts, longest first. */
  readonly work: readonly string[]
  readonly styled: number
}

export interface Traced {
  /** Longest first. */
  readonly tasks: readonly Task[]
  readonly layouts: number
  /** The most elements styled by one task, which no other work on the machine changes. */
  readonly styled: number
}

const WORK_SHOWN = 4

/** Reads what the page's own thread did, counting work and not the wait for a busy machine. */
export function readTrace(buffer: Buffer): Traced {
  const { traceEvents } = trace.parse(JSON.parse(buffer.toString()))
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((one) => one.pid === pid && one.tid === tid)
  const ours = traceEvents.filter((one) => one.ph === 'X' && isMain(one))
  const began = Math.min(...ours.map(({ ts }) => ts))
  const tasks = ours
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .map((task) => {
      const within = partsOf(task, ours)
      return {
        ms: msOf(task),
        at: Math.round((task.ts - began) / 1000),
        work: longestOf(within),
        styled: styledBy(within),
      }
    })
    .sort((a, b) => b.ms - a.ms)
  const styled = Math.max(0, ...tasks.map(({ styled }) => styled))
  return { tasks, layouts: ours.filter(({ name }) => name === 'Layout').length, styled }
}

const msOf = ({ tdur, dur }: TraceEvent) => (tdur ?? dur ?? 0) / 1000

const TELLING = new Set([
  'FunctionCall',
  'Layout',
  'UpdateLayoutTree',
  'Paint',
  'PrePaint',
  'Layerize',
  'Commit',
  'TimerFire',
])

function partsOf(task: TraceEvent, all: readonly TraceEvent[]): readonly TraceEvent[] {
  const end = task.ts + (task.dur ?? 0)
  return all.filter(
    (one) => one !== task && one.pid === task.pid && one.tid === task.tid && one.ts >= task.ts && one.ts < end,
  )
}

const longestOf = (parts: readonly TraceEvent[]) =>
  parts
    .filter(({ name }) => TELLING.has(name))
    .toSorted((a, b) => msOf(b) - msOf(a))
    .slice(0, WORK_SHOWN)
    .map((one) => `${nameOf(one)} ${Math.round(msOf(one))}`)

const styledBy = (parts: readonly TraceEvent[]) =>
  parts.reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0), 0)

function nameOf({ name, args }: TraceEvent): string {
  const { functionName, url } = args?.data ?? {}
  const file = url?.split('/').at(-1)
  return [name, functionName, file].filter(Boolean).join(' ')
}

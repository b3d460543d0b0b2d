/** Loaded when something breaks, and only then; where even that does not come, nobody is told. */
export function tellOfCrash(fault: unknown): void {
  import('./report-crash.ts').then(({ reportCrash }) => reportCrash(fault)).catch(() => undefined)
}

/** What no page catches. */
export function watchCrashes(page: Window): void {
  page.addEventListener('error', ({ error }) => {
    if (error) tellOfCrash(error)
  })
  page.addEventListener('unhandledrejection', ({ reason }) => tellOfCrash(reason))
}

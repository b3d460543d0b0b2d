/** Loads the reporting code only when something breaks. If that fails too, there's no report. */
export function tellOfCrash(fault: unknown): void {
  import('./report-crash.ts').then(({ reportCrash }) => reportCrash(fault)).catch(() => undefined)
}

/** Reports faults that no page catches. */
export function watchCrashes(page: Window): void {
  page.addEventListener('error', ({ error }) => {
    if (error) tellOfCrash(error)
  })
  page.addEventListener('unhandledrejection', ({ reason }) => tellOfCrash(reason))
}

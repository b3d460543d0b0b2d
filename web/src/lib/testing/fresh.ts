import { vi } from 'vitest'

// Files share their worker, and with it what the packages they import cost; of our own modules each gets fresh ones.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()

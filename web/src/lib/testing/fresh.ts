import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// On a busy machine what is found comes late; what never comes is still found missing.
configure({ asyncUtilTimeout: 60_000 })

// Files share their worker, and with it what the packages they import cost; of our own modules each gets fresh ones.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()

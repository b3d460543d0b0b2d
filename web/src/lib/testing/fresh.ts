import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// Elements appear late on a busy machine. A missing one still fails, only later.
configure({ asyncUtilTimeout: 60_000 })

// Test files share a worker and so the cost of imported packages. Each file still gets its own copy of our modules.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()

import { breathers } from './breathers.ts'
import { duels } from './duels.ts'
import { everyone } from './everyone.ts'
import { houseRules } from './house-rules.ts'
import type { Task } from './task.ts'

export const tasks: readonly Task[] = [...everyone, ...duels, ...houseRules, ...breathers]

import { HURRY, hurry } from './fast-clock.ts'

// Loaded before the server, which must find its clock as it will be.
hurry(HURRY)

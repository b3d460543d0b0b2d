import { HURRY, hurry } from './hurry.ts'

// Loaded before the server, which must find its clock as it will be.
hurry(HURRY)

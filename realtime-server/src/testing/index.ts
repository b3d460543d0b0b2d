export { type Report, simulate } from '../simulation/simulate.ts'
export {
  eventually,
  type HeldSeat,
  makeSession,
  type OpenSession,
  Phone,
  type Process,
  startProcess,
  takeSeat,
} from './party.ts'

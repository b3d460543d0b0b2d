export { type Report, simulate } from '../simulation/simulate.ts'
export { eventually, type HeldSeat, makeRoom, Phone, type Process, type Room, startProcess, takeSeat } from './party.ts'

import { defineFact } from '../kit/index.ts'

/** Requested by its buyer, or recorded by a merchant; also by a withdrawal from the contract. */
export const ReturnRequested = defineFact('return.requested')
export const ReturnAgreed = defineFact('return.agreed')
export const ReturnDeclined = defineFact('return.declined')
export const ReturnCancelled = defineFact('return.cancelled')
export const ReturnReceived = defineFact('return.received')
export const ReturnInspected = defineFact('return.inspected')
/** Paid back, exchanged, or done without money. */
export const ReturnSettled = defineFact('return.settled')
export const WithdrawalReceived = defineFact('withdrawal.received')
export const ReturnSettingsChanged = defineFact('return_settings.changed')

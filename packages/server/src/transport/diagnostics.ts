import { channel } from 'node:diagnostics_channel'

/** A declared error that an operation has returned. */
export interface DeclaredError {
  /** Key of the operation in its service. */
  readonly operation: string
  readonly service: string
  readonly code: string
}

/** Publishes each `DeclaredError`, for tests and for monitoring inside the process. Free without a subscriber. */
export const declaredErrors = channel('vitrine:declared-error')

export const subscribeToDeclaredErrors = (listener: (error: DeclaredError) => void): void =>
  declaredErrors.subscribe((message) => listener(message as DeclaredError))

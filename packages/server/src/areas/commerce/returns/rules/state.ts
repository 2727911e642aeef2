import type { ReturnState } from '../model.ts'

type Event = { readonly kind: ReturnState }

/** The states in which an event applies; in any other it is ignored. */
const from: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  REQUESTED: [],
  AGREED: ['REQUESTED'],
  DECLINED: ['REQUESTED', 'AGREED', 'RECEIVED', 'INSPECTED'],
  CANCELLED: ['REQUESTED', 'AGREED'],
  RECEIVED: ['AGREED'],
  INSPECTED: ['AGREED', 'RECEIVED'],
  SETTLED: ['AGREED', 'RECEIVED', 'INSPECTED'],
}

/** The state of a return after these events, earliest first. */
export const stateOf = (events: readonly Event[]): ReturnState =>
  events.reduce<ReturnState>(
    (state, { kind }) => (mayBecome(state, kind) ? kind : state),
    'REQUESTED',
  )

export const mayBecome = (state: ReturnState, next: ReturnState): boolean =>
  from[next].includes(state)

/** Whether its pieces are free to be returned again. */
export const isGivenUp = (state: ReturnState): boolean =>
  state === 'DECLINED' || state === 'CANCELLED'

import {
  type SubscriptionStatus as Status,
  SubscriptionStatusUnsuitable,
} from '@vitrine/contract/subscriptions'

/** The states in which a step is allowed, and the state it leads to. */
export const transitions = {
  START: { from: ['PENDING'], to: 'ACTIVE' },
  PAUSE: { from: ['ACTIVE'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'ACTIVE' },
  FAIL: { from: ['ACTIVE', 'PAUSED', 'PAST_DUE'], to: 'PAST_DUE' },
  PAY: { from: ['PAST_DUE'], to: 'ACTIVE' },
  CANCEL: { from: ['PENDING', 'ACTIVE', 'PAUSED', 'PAST_DUE'], to: 'CANCELLED' },
  COMPLETE: { from: ['ACTIVE', 'PAST_DUE'], to: 'COMPLETED' },
} as const satisfies Record<string, { readonly from: readonly Status[]; readonly to: Status }>

export type Step = keyof typeof transitions

/** The state after a step; undefined if the step is not allowed in this state. */
export function after(status: Status, step: Step): Status | undefined {
  const { from, to } = transitions[step]
  return (from as readonly Status[]).includes(status) ? to : undefined
}

/** The same, but throws if the step is not allowed. */
export function requireAfter(status: Status, step: Step): Status {
  const next = after(status, step)
  if (!next) throw SubscriptionStatusUnsuitable({ status })
  return next
}

export const isEnded = (status: Status): boolean => status === 'CANCELLED' || status === 'COMPLETED'

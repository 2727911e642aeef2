/** What each kind of message is used for. */
export const purposes = {
  SMS: { signIn: 'sms', adding: 'new-sms' },
  CALL: { signIn: 'call', adding: 'new-call' },
} as const

/** Messages per hour: to one number regardless of the caller; to one account; from one network. */
export const PHONE_LIMITS = { number: 5, account: 10, network: 20 } as const

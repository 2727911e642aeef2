/** What the codes of each kind of message are good for. */
export const purposes = {
  SMS: { signIn: 'sms', adding: 'new-sms' },
  CALL: { signIn: 'call', adding: 'new-call' },
} as const

/** Messages an hour: to one number, whoever asks; to one account; for one network. */
export const PHONE_LIMITS = { number: 5, account: 10, network: 20 } as const

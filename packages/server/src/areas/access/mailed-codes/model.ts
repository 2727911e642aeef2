/** What a code is good for. */
export type CodePurpose =
  | 'verification'
  | 'factor'
  | 'new-factor'
  | 'sms'
  | 'new-sms'
  | 'call'
  | 'new-call'

/** A code as it goes into the mail; nobody can read it again. */
export interface MailedCode {
  /** Six digits. */
  readonly code: string
  /** How long it is good for. */
  readonly minutes: number
}

/** `none`: nothing was mailed, it is too old, or it bore too many tries. */
export type CodeResult = 'valid' | 'invalid' | 'none'

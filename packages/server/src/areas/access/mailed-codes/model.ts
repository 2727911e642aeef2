/** The uses of a code. */
export type CodePurpose =
  | 'verification'
  | 'factor'
  | 'new-factor'
  | 'sms'
  | 'new-sms'
  | 'call'
  | 'new-call'

/** A code as it is mailed; only its hash is stored. */
export interface MailedCode {
  /** Six digits. */
  readonly code: string
  /** How long it is valid. */
  readonly minutes: number
}

/** `none`: no code was mailed, it has expired, or it had too many tries. */
export type CodeResult = 'valid' | 'invalid' | 'none'

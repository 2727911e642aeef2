/** Why a mail did not go out. */
export interface MailFailure {
  readonly kind: 'not-allowed' | 'unreachable' | 'sign-in' | 'refused'
  /** The server's own words, or a sentence. */
  readonly words: string
  /** Trying again cannot help: the server has said no to this very mail. */
  readonly isFinal: boolean
}

/** Thrown when a mail server may not be asked at all. */
export class ServerNotAllowed extends Error {
  override readonly name = 'ServerNotAllowed'
}

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

const MOST = 500

/** Reads what the mail client throws. */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { kind: 'refused', words: 'Refused', isFinal: false }
  const { code = '', responseCode = 0, response, message } = error as SmtpError
  const words = (response ?? message).replaceAll(/\s+/g, ' ').slice(0, MOST)
  if (error instanceof ServerNotAllowed) return { kind: 'not-allowed', words, isFinal: false }
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'sign-in', words, isFinal: false }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'refused', words, isFinal: responseCode >= 500 && responseCode <= 559 }
  }
  return { kind: 'unreachable', words, isFinal: false }
}

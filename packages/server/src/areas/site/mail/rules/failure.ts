/** Why a mail did not go out. */
export interface MailFailure {
  readonly kind: 'not-allowed' | 'unreachable' | 'sign-in' | 'refused'
  /** The message of the mail server, or a sentence. */
  readonly description: string
  /** A retry cannot help: the server has rejected this very mail. */
  readonly isFinal: boolean
}

/** Thrown when a mail server may not be contacted at all. */
export class ServerNotAllowed extends Error {
  override readonly name = 'ServerNotAllowed'
}

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

const MAX_DESCRIPTION = 500

/** Converts an error of the mail client. */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { kind: 'refused', description: 'Refused', isFinal: false }
  const { code = '', responseCode = 0, response, message } = error as SmtpError
  const description = (response ?? message).replaceAll(/\s+/g, ' ').slice(0, MAX_DESCRIPTION)
  if (error instanceof ServerNotAllowed) return { kind: 'not-allowed', description, isFinal: false }
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return { kind: 'sign-in', description, isFinal: false }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'refused', description, isFinal: responseCode >= 500 && responseCode <= 559 }
  }
  return { kind: 'unreachable', description, isFinal: false }
}

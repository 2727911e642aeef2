import type { Mail } from '@vitrine/contract/mailbox'

export type MailState = Mail['state']

/** A mail before it has a place in the mailbox. */
export interface NewMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface StoredMail extends NewMail {
  readonly id: string
  readonly state: MailState
  readonly failure: string | null
  readonly createdDate: Date
}

/** Hands a mail to a mail server. Throws what the server says when it refuses. */
export type Deliver = (mail: NewMail) => Promise<void>

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'mail.send': { siteId: string; id: string }
  }
}

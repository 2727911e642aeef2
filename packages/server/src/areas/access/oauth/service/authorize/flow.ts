import type { ResponseMode } from '@vitrine/contract/oauth'
import type { Tx } from '../../../../../platform/tx.ts'
import type { LoginSession } from '../../../identity/index.ts'
import type { AuthorizeRequest, Client, Deps, OpenCall } from '../../model.ts'
import type { MessageKey } from '../../rules/messages-en.ts'

/** The state of one authorization, which the checks fill from top to bottom. */
export interface Flow {
  readonly request: AuthorizeRequest
  readonly call: OpenCall
  /** The current address, to return to after signing in. */
  readonly ownPath: string
  client: Client | undefined
  tx: Tx | undefined
  mode: ResponseMode
  /** The target of the response: a registered address, or the origin around a frame. */
  target: string
  /** The granted scopes. */
  scope: readonly string[]
  /** The prompts: `login`, `none`, `consent`, `select_account`. */
  prompts: readonly string[]
  session: Session | undefined
  /** The answer to the consent page, if the member was just asked. */
  answer: 'allow' | 'deny' | undefined
  code: string
}

export type Session = Pick<LoginSession, 'identityId' | 'createdDate' | 'proofs'>

export type Check = (flow: Flow, deps: Deps) => Promise<void> | void

/** Ends the flow with an error page, because no redirect address is verified. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal'
  readonly messageKey: MessageKey
  readonly values: Readonly<Record<string, string>>
  constructor(messageKey: MessageKey, values: Readonly<Record<string, string>> = {}) {
    super(messageKey)
    this.messageKey = messageKey
    this.values = values
  }
}

/** Ends the flow with an error response to the client (RFC 6749 §4.1.2.1). */
export class AnswerRefusal extends Error {
  override readonly name = 'AnswerRefusal'
  readonly error: string
  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** Interrupts the flow until the member has signed in. */
export class SignInRequired extends Error {
  override readonly name = 'SignInNeeded'
}

/** Ends the flow on this host: it continues on the host of the client's site. */
export class WrongHost extends Error {
  override readonly name = 'OtherHost'
  readonly address: string
  constructor(address: string) {
    super('Go on at the host of the site')
    this.address = address
  }
}

/** Interrupts the flow until the member has answered the consent page. */
export class ConsentRequired extends Error {
  override readonly name = 'ConsentNeeded'
}

/** A value that an earlier check has set. */
export const clientOf = (flow: Flow): Client => flow.client as Client
export const txOf = (flow: Flow): Tx => flow.tx as Tx
export const sessionOf = (flow: Flow) => flow.session as NonNullable<Flow['session']>

import type { ResponseMode } from '@vitrine/contract/oauth'
import type { Tx } from '../../../../../platform/tx.ts'
import type { LoginSession } from '../../../identity/index.ts'
import type { AuthorizeRequest, Client, Deps, OpenCall } from '../../model.ts'
import type { MessageKey } from '../../rules/messages-en.ts'

/** One authorization on its way through the checks, which fill it from top to bottom. */
export interface Flow {
  readonly request: AuthorizeRequest
  readonly call: OpenCall
  /** Where the browser is now, to come back to after signing in. */
  readonly ownPath: string
  client: Client | undefined
  tx: Tx | undefined
  mode: ResponseMode
  /** Where the answer goes: a registered address, or the origin around a frame. */
  target: string
  /** What the client gets of the scope that it asks for. */
  scope: readonly string[]
  /** What is asked of the sign-in: `login`, `none`, `consent`, `select_account`. */
  prompts: readonly string[]
  session: Session | undefined
  /** Whether somebody was asked about the third party just now, and what they said. */
  answer: 'allow' | 'deny' | undefined
  code: string
}

export type Session = Pick<LoginSession, 'identityId' | 'createdDate' | 'proofs'>

export type Check = (flow: Flow, deps: Deps) => Promise<void> | void

/** Ends the flow with a page, because nothing proves that another address may receive it. */
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

/** Ends the flow with an answer to the client (RFC 6749 §4.1.2.1). */
export class AnswerRefusal extends Error {
  override readonly name = 'AnswerRefusal'
  readonly error: string
  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** Ends the flow for now: somebody has to sign in first. */
export class SignInRequired extends Error {
  override readonly name = 'SignInNeeded'
}

/** Ends the flow here: it goes on at another address, where the site of the client answers. */
export class WrongHost extends Error {
  override readonly name = 'OtherHost'
  readonly address: string
  constructor(address: string) {
    super('Go on at the host of the site')
    this.address = address
  }
}

/** Ends the flow for now: a member is asked whether a third party may know them. */
export class ConsentRequired extends Error {
  override readonly name = 'ConsentNeeded'
}

/** What an earlier check has filled in. */
export const clientOf = (flow: Flow): Client => flow.client as Client
export const txOf = (flow: Flow): Tx => flow.tx as Tx
export const sessionOf = (flow: Flow) => flow.session as NonNullable<Flow['session']>

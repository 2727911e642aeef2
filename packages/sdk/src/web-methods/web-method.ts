import type { Client, Services } from '../client.ts'

/** The callers allowed to call a web method (specification §6). */
export const Permissions = {
  /** Visitors, members and users. */
  Anyone: 'anyone',
  /** Members and users. */
  SiteMember: 'site-member',
  /** Users only: staff of the site. */
  Admin: 'admin',
} as const
export type WebMethodPermission = (typeof Permissions)[keyof typeof Permissions]

/** Available for every caller. */
interface SiteConnection {
  readonly siteId: string
  /** Calls of the site in the caller's own name. */
  readonly client: <S extends Services>(services: S) => Client<S>
  /** Calls of the site with the API key of the web methods; throws when there is none. */
  readonly elevated: <S extends Services>(services: S) => Client<S>
}
export interface VisitorCaller extends SiteConnection {
  readonly role: 'visitor'
  readonly id: string
}
export interface MemberCaller extends SiteConnection {
  readonly role: 'member'
  readonly id: string
}
/** A caller with an API key of the site. */
export interface UserCaller extends SiteConnection {
  readonly role: 'user'
  readonly id?: undefined
}
export type WebMethodCaller = VisitorCaller | MemberCaller | UserCaller

/** The callers that a permission lets in. */
export type CallerOf<P extends WebMethodPermission> = P extends 'anyone'
  ? WebMethodCaller
  : P extends 'site-member'
    ? MemberCaller | UserCaller
    : UserCaller

/** A function of a site's own server that its pages call. */
export interface WebMethod<Input = never, Output = unknown> {
  readonly permission: WebMethodPermission
  readonly run: (input: Input, caller: never) => Promise<Output>
}
export type WebMethodTable = Readonly<Record<string, WebMethod>>

/**
 * Declares a web method. Input and result are JSON in which dates remain dates; `Input` is not validated:
 * check what the page sent.
 */
export const webMethod = <P extends WebMethodPermission, Input = undefined, Output = void>(
  permission: P,
  run: (input: Input, caller: CallerOf<P>) => Promise<Output> | Output,
): WebMethod<Input, Output> => ({ permission, run: async (input, caller) => run(input, caller) })

const admitted: Record<WebMethodPermission, readonly WebMethodCaller['role'][]> = {
  anyone: ['visitor', 'member', 'user'],
  'site-member': ['member', 'user'],
  admin: ['user'],
}

export const isAdmitted = (
  permission: WebMethodPermission,
  role: WebMethodCaller['role'],
): boolean => admitted[permission].includes(role)

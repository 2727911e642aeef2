import type { Static, TSchema } from 'typebox'
import type { ErrorDefinition } from './errors.ts'
import type { FactDefinition } from './events.ts'
import type { Route } from './route.ts'

/**
 * Who may call, weakest first (specification §6):
 * `open` no token at all; `anyone` visitor, member or merchant; `site-member` member or merchant;
 * `member` a member acting for itself; `admin` a merchant: staff of the dashboard or an API key.
 */
export type Permission = 'open' | 'anyone' | 'site-member' | 'member' | 'admin'

/** The format of the request: JSON (also accepts a form at the token endpoint) or bytes. */
export type Consumes = 'json' | 'bytes'

/** The format of the response: JSON, or a whole page (HTML, image, redirect) made by the handler. */
export type Answers = 'json' | 'page'

/** The result of a handler whose operation returns a page. */
export interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null
}

/** The least role of staff that may call an operation that merchants may call. */
export const minRoleOf = ({
  leastRole,
  writes,
}: Pick<Operation, 'leastRole' | 'writes'>): 'admin' | 'editor' | 'viewer' =>
  leastRole ?? (writes ? 'editor' : 'viewer')

/** An API operation. Routes, SDK, documents and tests are derived from it. */
export interface Operation<Request extends TSchema = TSchema, Response extends TSchema = TSchema> {
  readonly route: Route
  /** Replaces the service's mounts; the first is canonical. */
  readonly mounts?: readonly string[]
  /** Further whole paths that answer the same. */
  readonly aliases?: readonly Route[]
  readonly permission: Permission
  /** Minimum role of staff; API keys count as admin. By default viewers read and editors write. */
  readonly leastRole?: 'admin' | 'viewer'
  /** Whether staff can call it before they have added the second factor that a site requires. */
  readonly beforeSecondFactor?: boolean
  /** The scope that a third party needs to call it for a member; default: only `account`. */
  readonly memberScope?: 'openid' | 'account'
  /** Answers visitors and members even while the site is closed or in the trash. */
  readonly whileClosed?: boolean
  /** Runs in one transaction. `own` when the service opens it itself, after slow work such as hashing. */
  readonly writes?: boolean | 'own'
  /** A POST that also answers GET with the request as `?.r=` (base64url of its JSON). */
  readonly longGet?: boolean
  readonly consumes?: Consumes
  readonly answers?: Answers
  /**
   * Answers published module calls with `{body (base64), statusCode, headers}`. They are GETs that name
   * their module in `x-wix-bi-gateway`, or bodies with nothing but `body`, base64 of the real one's JSON.
   */
  readonly rawEnvelope?: boolean
  /** Largest body in bytes; 1 MiB when absent. */
  readonly maxBytes?: number
  readonly summary: string
  readonly description?: string
  readonly request: Request
  readonly response: Response
  readonly errors?: readonly ErrorDefinition[]
  readonly facts?: readonly FactDefinition[]
  /** Thrown instead of field violations where the wire demands it (login). */
  readonly invalidInput?: ErrorDefinition & ((data?: Record<string, unknown>) => Error)
  /**
   * A read whose response is the same for all visitors and members until the catalog changes. The server
   * caches whole responses, and a GET may be repeated with `If-None-Match`. Not for responses that depend on
   * the caller, on time or on the request's address.
   */
  readonly cached?: 'catalog'
  /** Calls per network and minute, counted by each process for itself; unlimited when absent. */
  readonly callsPerMinute?: number
}

// biome-ignore lint/suspicious/noExplicitAny: the bound of every helper generic; a structural bound costs seconds of checking
export type AnyOperation = Operation<any, any>
export type Operations = Readonly<Record<string, AnyOperation>>

/** A group of operations under common mounts. */
export interface Service<Ops extends Operations = Operations> {
  readonly name: string
  readonly mounts: readonly string[]
  /**
   * Its catalog version: sites with the other version refuse it. Absent for Vitrine's own operations under
   * `/vitrine`.
   */
  readonly dialect?: 'V1' | 'V3'
  readonly summary: string
  readonly operations: Ops
}
export type AnyService = Service<Operations>

export type Input<Op extends AnyOperation> = Static<Op['request']>
export type Output<Op extends AnyOperation> = Static<Op['response']>

/** One function for each operation of a service; a missing one does not compile. */
export type Handlers<S extends AnyService, Context> = {
  readonly [Name in keyof S['operations']]: (
    call: Context & { readonly input: Input<S['operations'][Name]> },
  ) => Promise<Output<S['operations'][Name]>>
}

/** The client side of a service. */
export type Client<S extends AnyService> = {
  readonly [Name in keyof S['operations']]: (
    input: Input<S['operations'][Name]>,
  ) => Promise<Output<S['operations'][Name]>>
}

export const operation = <Request extends TSchema, Response extends TSchema>(
  declared: Operation<Request, Response>,
): Operation<Request, Response> => declared

export const service = <const Ops extends Operations>(declared: Service<Ops>): Service<Ops> =>
  declared

/** Every address of an operation, canonical first. */
export function addressesOf(owner: AnyService, declared: AnyOperation): Route[] {
  const { method, path } = declared.route
  const mounts = declared.mounts ?? owner.mounts
  const own = mounts.map((mount) => ({ method, path: `${mount}${path}` }))
  const all = [...own, ...(declared.aliases ?? [])]
  if (!declared.longGet) return all
  return [
    ...all,
    ...all
      .filter((one) => one.method === 'POST')
      .map((one) => ({ ...one, method: 'GET' as const })),
  ]
}

import type {
  ErrorDefinition,
  Input,
  Operation,
  Output,
  Permission,
  Route,
  TSchema,
} from '@vitrine/contract/kit'
import type { PluginContext, PluginDb } from './context.ts'

/** The caller of an operation. */
export type PluginCaller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'visitor'; readonly id: string }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'merchant'; readonly id: string }

/** An operation of a plug-in, declared like those of the platform. */
export interface PluginOperation<
  Request extends TSchema = TSchema,
  Response extends TSchema = TSchema,
> {
  /** Relative to `/vitrine/v1/plugins/<name>`. */
  readonly route: Route
  /** Who may call it, from the least to the most restricted: `open`, `anyone`, `site-member`, `member`, `admin`. */
  readonly permission: Permission
  /** The minimum role of staff; default: viewers may read and editors may write. */
  readonly leastRole?: 'admin' | 'viewer'
  /** Whether it changes anything; default: false. */
  readonly writes?: boolean
  /** Maximum calls per network and minute; default: unlimited. */
  readonly callsPerMinute?: number
  readonly summary: string
  readonly description?: string
  readonly request: Request
  readonly response: Response
  /** Errors that it can return, besides invalid input and missing permissions. */
  readonly errors?: readonly ErrorDefinition[]
  handle(call: {
    readonly input: Input<Operation<Request, Response>>
    readonly caller: PluginCaller
    readonly context: PluginContext
    /**
     * Runs several statements and stores their response in one transaction. A repeated request with the same
     * `Idempotency-Key` within a day does not run `work` but gets the first response, and is refused if its content
     * differs. Without the header it is an ordinary transaction. For operations that write; `work` must only run SQL.
     */
    once(
      work: (db: PluginDb) => Promise<Output<Operation<Request, Response>>>,
    ): Promise<Output<Operation<Request, Response>>>
  }): Promise<Output<Operation<Request, Response>>>
}

// biome-ignore lint/suspicious/noExplicitAny: the bound of every operation, whatever its shapes
export type AnyPluginOperation = PluginOperation<any, any>

/** Declares an operation; the types of its input and response derive from the schemas. */
export const pluginOperation = <Request extends TSchema, Response extends TSchema>(
  operation: PluginOperation<Request, Response>,
): PluginOperation<Request, Response> => operation

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

/** Who calls an operation. */
export type PluginCaller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'visitor'; readonly id: string }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'merchant'; readonly id: string }

/** An operation of a plug-in, as those of the platform are declared. */
export interface PluginOperation<
  Request extends TSchema = TSchema,
  Response extends TSchema = TSchema,
> {
  /** Below `/vitrine/v1/plugins/<name>`. */
  readonly route: Route
  /** Who may call, weakest first: `open`, `anyone`, `site-member`, `member`, `admin`. */
  readonly permission: Permission
  /** The least role of staff; otherwise viewers may read and editors may write. */
  readonly leastRole?: 'admin' | 'viewer'
  /** Whether it changes anything. */
  readonly writes?: boolean
  /** Calls of one network in a minute; unlimited when absent. */
  readonly callsPerMinute?: number
  readonly summary: string
  readonly description?: string
  readonly request: Request
  readonly response: Response
  /** What it may refuse with, beside invalid input and missing rights. */
  readonly errors?: readonly ErrorDefinition[]
  handle(call: {
    readonly input: Input<Operation<Request, Response>>
    readonly caller: PluginCaller
    readonly context: PluginContext
    /**
     * Several statements and the answer that they lead to, all stored or nothing. A request that comes again with its
     * `Idempotency-Key` within a day runs no work: it has the answer of the first, and is refused where it says something
     * else. Without the header it is a transaction like any other. For operations that write; `work` does nothing but SQL.
     */
    once(
      work: (db: PluginDb) => Promise<Output<Operation<Request, Response>>>,
    ): Promise<Output<Operation<Request, Response>>>
  }): Promise<Output<Operation<Request, Response>>>
}

// biome-ignore lint/suspicious/noExplicitAny: the bound of every operation, whatever its shapes
export type AnyPluginOperation = PluginOperation<any, any>

/** Declares an operation: its input and answer get their types from the schemas. */
export const pluginOperation = <Request extends TSchema, Response extends TSchema>(
  operation: PluginOperation<Request, Response>,
): PluginOperation<Request, Response> => operation

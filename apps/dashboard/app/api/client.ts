import {
  type AnyOperation,
  type Input,
  type Output,
  operation,
  service,
  Type,
} from '@vitrine/contract/kit'
import type { PluginForm } from '@vitrine/contract/plugins'
import { type CallOptions, createClient, SessionStrategy } from '@vitrine/sdk'
import { type Services, services } from './services.ts'

/** Every call the dashboard can make, such as `products.listProducts`. */
export type OperationName = {
  [S in keyof Services]: `${S}.${keyof Services[S]['operations'] & string}`
}[keyof Services]

type OperationOf<N extends OperationName> = N extends `${infer S}.${infer O}`
  ? S extends keyof Services
    ? O extends keyof Services[S]['operations']
      ? Extract<Services[S]['operations'][O], AnyOperation>
      : never
    : never
  : never
export type InputOf<N extends OperationName> = Input<OperationOf<N>>
export type OutputOf<N extends OperationName> = Output<OperationOf<N>>

/** An operation by its name, as the contract declares it. */
export function operationOf(name: OperationName): AnyOperation {
  const [service, operation] = name.split('.') as [keyof Services, string]
  return (services[service].operations as Readonly<Record<string, AnyOperation>>)[operation]!
}

/** Calls an operation by its name; caches and invalidation use the same name as key. */
export type Call = <N extends OperationName>(
  name: N,
  input: InputOf<N>,
  options?: CallOptions,
) => Promise<OutputOf<N>>

type AnyCall = (input: unknown, options?: CallOptions) => Promise<unknown>

/** Creates the API caller for one site, with the staff session; an empty id selects the first site. */
export function createCall(siteId: string, fetch?: typeof globalThis.fetch): Call {
  const client = createClient({ baseUrl: '', services, auth: SessionStrategy({ siteId }), fetch })
  return (name, input, options) => {
    const [service, operation] = name.split('.') as [keyof Services, string]
    const calls = client[service] as unknown as Readonly<Record<string, AnyCall>>
    return calls[operation]!(input, options) as ReturnType<Call> as never
  }
}

/** Sends the form of a plug-in to its operation, which is not part of the contract. */
export function createFormCall(siteId: string, fetch?: typeof globalThis.fetch) {
  const auth = SessionStrategy({ siteId })
  return ({ method, path }: PluginForm, input: Readonly<Record<string, unknown>>) => {
    const submit = operation({
      route: { method, path },
      permission: 'admin',
      writes: true,
      summary: 'The form of a plug-in',
      request: Type.Object({}),
      response: Type.Object({}),
    })
    const form = service({ name: 'plugin', summary: '', mounts: [''], operations: { submit } })
    return createClient({ baseUrl: '', services: { form }, auth, fetch }).form.submit(input)
  }
}

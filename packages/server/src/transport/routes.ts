import {
  type AnyOperation,
  type AnyService,
  addressesOf,
  type Method,
  parametersOf,
} from '@vitrine/contract/kit'
import type { AnyHandler } from './call.ts'

/** One address of one operation, with the handler that answers it. */
export interface ServedRoute {
  readonly method: Method
  /** Path in the routers' spelling: `/v1/products/:p0`. */
  readonly pattern: string
  readonly path: string
  readonly parameters: readonly string[]
  readonly service: AnyService
  readonly operation: AnyOperation
  readonly operationName: string
  readonly handler: AnyHandler
}

export type HandlerTable = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Every address of every operation. Fails at start when an operation has no handler. */
export function routesOf(
  services: Readonly<Record<string, AnyService>>,
  handlers: HandlerTable,
): ServedRoute[] {
  return Object.entries(services).flatMap(([key, service]) =>
    Object.entries(service.operations).flatMap(([operationName, operation]) => {
      const handler = handlers[key]?.[operationName] as AnyHandler | undefined
      if (!handler) throw new Error(`${key}.${operationName} has no handler`)
      return addressesOf(service, operation).map(({ method, path }) => ({
        method,
        path,
        pattern: patternOf(path),
        parameters: parametersOf(path),
        service,
        operation,
        operationName,
        handler,
      }))
    }),
  )
}

/** Parameters are numbered, because a dotted name is not a router's parameter. */
function patternOf(path: string): string {
  let index = 0
  return path.replace(/\{[^}]+\}/g, () => `:p${index++}`)
}

/** The router's numbered parameters by their names in the contract. */
export const namedParameters = (
  route: ServedRoute,
  numbered: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(route.parameters.map((name, index) => [name, numbered[`p${index}`] ?? '']))

/** HTTP methods an operation may be declared with. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * The path of an operation, relative to its service's mounts. Segments in braces are parameters; a dotted
 * name (`{product.id}`) sets a nested field of the request.
 */
export interface Route {
  readonly method: Method
  readonly path: string
}

const route =
  (method: Method) =>
  (path: string): Route => ({ method, path })

export const GET = route('GET')
export const POST = route('POST')
export const PATCH = route('PATCH')
export const PUT = route('PUT')
export const DELETE = route('DELETE')

const parameter = /\{([^}]+)\}/g

/** Names of the parameters in a path, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(parameter)].map((match) => match[1] as string)

/** Puts values into a path's parameters. Values are URL-encoded. */
export const fillPath = (path: string, value: (name: string) => unknown): string =>
  path.replace(parameter, (_, name: string) => encodeURIComponent(String(value(name) ?? '')))

import type { RequestContext } from './context.ts'

/** An address of this shop without its host, so that it works on every host of it. */
export function pathOf({ origin }: Pick<RequestContext, 'origin'>, address: string): string {
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search : address
}

/** A host of somebody's own, as `host.apiBaseUrl` takes it. */
export const ownHost = 'shop.example.test'
const hosts = ['https://www.wixapis.com', 'https://edge.wixapis.com', `https://${ownHost}`]
const real = globalThis.fetch

/**
 * The published clients call fixed hosts. This fetch sends those calls to our server instead and leaves
 * everything else alone; it is given to the client and stands in for the global one.
 */
export function redirectTo(baseUrl: string): typeof globalThis.fetch {
  const redirected: typeof globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const host = hosts.find((one) => address.startsWith(`${one}/`))
    if (!host) return real(input, init)
    const target = `${baseUrl}${address.slice(host.length)}`
    return input instanceof Request ? real(new Request(target, input), init) : real(target, init)
  }
  globalThis.fetch = redirected
  return redirected
}

export function restoreFetch(): void {
  globalThis.fetch = real
}

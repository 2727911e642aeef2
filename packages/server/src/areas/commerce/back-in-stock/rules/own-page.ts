/** Whether an address is a page of the site: at its address, or at one of its domains. */
export function isOwnPage(
  address: string,
  { url, domains }: { readonly url: string; readonly domains: readonly string[] },
): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, host, hostname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return origin === new URL(url).origin || domains.some((one) => one === host || one === hostname)
}

/** Where a site's pages are: at the host that was asked if it is the site's, else at the public address. */
export function siteUrlFor(
  domains: readonly string[],
  { baseUrl, publicUrl }: { readonly baseUrl: string; readonly publicUrl: string },
): string {
  const isOwn = URL.canParse(baseUrl) && domains.includes(new URL(baseUrl).host.toLowerCase())
  return isOwn ? baseUrl : publicUrl
}

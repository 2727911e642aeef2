/** The purpose of a platform's host, which decides how its requests are redirected. */
export type HostPurpose =
  /** API calls: the same path at the shop. */
  | 'api'
  /** Only calls below `/_api/` and `/_serverless/`; other paths are pages for people. */
  | 'api-below-pages'
  /** Pictures, videos and files: their path in the shop's media library. */
  | 'media'
  /** Usage statistics and error reports: discarded with an empty response. */
  | 'statistics'

export interface PlatformHost {
  /** A host name, or `*.` and a domain for all of its subdomains. */
  readonly host: string
  readonly purpose: HostPurpose
}

/**
 * Every host that published client packages of the hosted platform call, now or in older versions. The first matching
 * row decides.
 */
export const platformHosts: readonly PlatformHost[] = [
  { host: 'frog.wix.com', purpose: 'statistics' },
  { host: 'panorama.wixapps.net', purpose: 'statistics' },
  { host: 'sentry.wixpress.com', purpose: 'statistics' },
  // `www.` is used by everything, `edge.` by visitors, `readonly.` by visitors in 2024.
  { host: '*.wixapis.com', purpose: 'api' },
  { host: 'static.wixstatic.com', purpose: 'media' },
  { host: 'video.wixstatic.com', purpose: 'media' },
  { host: '*.usrfiles.com', purpose: 'media' },
  // Used by packages when `apiBaseUrl` is set.
  { host: '*.wixapps.net', purpose: 'api' },
  { host: '*.wixgateway.com', purpose: 'api' },
  { host: '*.wixprod.net', purpose: 'api' },
  { host: '*.wix-code.com', purpose: 'api' },
  { host: '*.wix.com', purpose: 'api-below-pages' },
  { host: '*.editorx.com', purpose: 'api-below-pages' },
]

/** The purpose of a host; undefined if it is not redirected. */
export function purposeOf(host: string): HostPurpose | undefined {
  const name = host.toLowerCase().replace(/\.$/, '')
  return platformHosts.find((row) =>
    row.host.startsWith('*.') ? name.endsWith(row.host.slice(1)) : name === row.host,
  )?.purpose
}

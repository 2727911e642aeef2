/** What a host of the platform answers, and with it what becomes of a request to it. */
export type HostPurpose =
  /** Calls of the API: the same path at the shop. */
  | 'api'
  /** Calls below `/_api/` and `/_serverless/` only; all else are pages that people visit. */
  | 'api-below-pages'
  /** Pictures, videos and files: their path in the media library of the shop. */
  | 'media'
  /** Usage statistics and error reports: answered with nothing. */
  | 'statistics'

export interface PlatformHost {
  /** A host name, or `*.` and a domain for every host below it. */
  readonly host: string
  readonly purpose: HostPurpose
}

/**
 * Every host that published client packages of the hosted platform ask, now or in older versions. The
 * first row that fits a host decides.
 */
export const platformHosts: readonly PlatformHost[] = [
  { host: 'frog.wix.com', purpose: 'statistics' },
  { host: 'panorama.wixapps.net', purpose: 'statistics' },
  { host: 'sentry.wixpress.com', purpose: 'statistics' },
  // `www.` is asked by everything, `edge.` by visitors, `readonly.` by visitors of 2024.
  { host: '*.wixapis.com', purpose: 'api' },
  { host: 'static.wixstatic.com', purpose: 'media' },
  { host: 'video.wixstatic.com', purpose: 'media' },
  { host: '*.usrfiles.com', purpose: 'media' },
  // Where packages believe to run when `apiBaseUrl` says so.
  { host: '*.wixapps.net', purpose: 'api' },
  { host: '*.wixgateway.com', purpose: 'api' },
  { host: '*.wixprod.net', purpose: 'api' },
  { host: '*.wix-code.com', purpose: 'api' },
  { host: '*.wix.com', purpose: 'api-below-pages' },
  { host: '*.editorx.com', purpose: 'api-below-pages' },
]

/** What a host answers, or undefined when it is none of the platform's that is redirected. */
export function purposeOf(host: string): HostPurpose | undefined {
  const name = host.toLowerCase().replace(/\.$/, '')
  return platformHosts.find((row) =>
    row.host.startsWith('*.') ? name.endsWith(row.host.slice(1)) : name === row.host,
  )?.purpose
}

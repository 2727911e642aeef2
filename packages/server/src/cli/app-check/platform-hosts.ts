import { purposeOf } from '@vitrine/redirect/hosts'

/** Domains of the hosted platform, including their subdomains. */
const domains =
  'wixapis\\.com|wixstatic\\.com|wixapps\\.net|wixgateway\\.com|wixpress\\.com|wixsite\\.com|wix-code\\.com|' +
  'wix\\.com|editorx\\.com|parastorage\\.com|usrfiles\\.com|filesusr\\.com'
const inAddress = new RegExp(
  `//((?:[\\w-]+\\.)+(?:${domains}))(?![\\w.-]*\\w)(?::\\d+)?(/_(?:api|serverless)/)?`,
  'gi',
)
/** Hosts in published packages that are concatenated with a path. */
const alone = /["'`]((?:www|edge|readonly)\.wixapis\.com)["'`]/g
/** Help pages, the platform's own pages and its issue tracker: links for people, not for programs. */
const pages = /^(www|dev|support|users|manage|bo|editor)\.wix\.com$|^jira\.wixpress\.com$/i

/** Marks the redirect in every bundle, see `packages/redirect/src/state.ts`. */
const redirectMark = '@vitrine/redirect'

/** Whether a script is, or contains, the redirect. */
export const hasRedirect = (code: string): boolean => code.includes(redirectMark)

/** The platform's hosts in the URLs of a text, in lower case and sorted. */
export function platformHostsIn(text: string): string[] {
  const found = [...text.matchAll(inAddress), ...text.matchAll(alone)]
    .filter(([, host = '', call]) => call || !pages.test(host))
    .map(([, host = '']) => host.toLowerCase())
  return [...new Set(found)].sort()
}

/** Whether the redirect sends requests for this host to the shop. */
export const isRedirected = (host: string): boolean => purposeOf(host) !== undefined

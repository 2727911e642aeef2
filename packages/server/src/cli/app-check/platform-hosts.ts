import { purposeOf } from '@vitrine/redirect/hosts'

/** Everything below these belongs to the hosted platform. */
const domains =
  'wixapis\\.com|wixstatic\\.com|wixapps\\.net|wixgateway\\.com|wixpress\\.com|wixsite\\.com|wix-code\\.com|' +
  'wix\\.com|editorx\\.com|parastorage\\.com|usrfiles\\.com|filesusr\\.com'
const inAddress = new RegExp(
  `//((?:[\\w-]+\\.)+(?:${domains}))(?![\\w.-]*\\w)(?::\\d+)?(/_(?:api|serverless)/)?`,
  'gi',
)
/** As the published packages name the hosts that they put in front of a path. */
const alone = /["'`]((?:www|edge|readonly)\.wixapis\.com)["'`]/g
/** Help pages, the platform's own pages, and its list of faults: people go there, no program does. */
const pages = /^(www|dev|support|users|manage|bo|editor)\.wix\.com$|^jira\.wixpress\.com$/i

/** The redirect names itself so in every bundle, see `packages/redirect/src/state.ts`. */
const redirectMark = '@vitrine/redirect'

/** Whether a script is, or contains, the redirect. */
export const hasRedirect = (code: string): boolean => code.includes(redirectMark)

/** The hosts of the platform that a text has addresses at, in lower case and in order. */
export function platformHostsIn(text: string): string[] {
  const found = [...text.matchAll(inAddress), ...text.matchAll(alone)]
    .filter(([, host = '', call]) => call || !pages.test(host))
    .map(([, host = '']) => host.toLowerCase())
  return [...new Set(found)].sort()
}

/** Whether the redirect sends requests for this host to the shop. */
export const isRedirected = (host: string): boolean => purposeOf(host) !== undefined

import type { LoadedApp } from './load-app.ts'
import { hasRedirect, isRedirected, platformHostsIn } from './platform-hosts.ts'

export interface Finding {
  readonly good: boolean
  readonly what: string
}

/** What of an app would still ask the hosted platform, and what to do about it. */
export function checkApp({ address, page, files, missing, isCut }: LoadedApp): Finding[] {
  const code = [...files, ...page.inline.map((text) => [address, text] as const)]
  const redirect = code.find(([place, text]) => hasRedirect(text) && place !== address)
  const findings: Finding[] = [
    { good: true, what: `${address} and ${files.size} files of its code were read` },
  ]
  findings.push(...hostsByPlace(code).map((found) => judgeCall(found, redirect !== undefined)))
  for (const host of platformHostsIn(page.asked.join('\n'))) findings.push(judgeHtml(host))
  for (const file of page.files) {
    for (const host of platformHostsIn(file.replace(/^(?!(https?:)?\/\/)/, ''))) {
      findings.push({
        good: false,
        what: `${host} is asked for a file of the page (${file}). Serve the file from the website itself`,
      })
    }
  }
  if (redirect) findings.push({ good: true, what: `The redirect is in ${redirect[0]}` })
  if (findings.length === 1) {
    findings.push({ good: true, what: 'Nothing in them asks a host of the platform' })
  }
  for (const file of missing) findings.push({ good: false, what: `Not read: ${file}` })
  if (isCut) findings.push({ good: false, what: 'There is more code than was read' })
  return findings
}

/** Each host with the first place that names it. The redirect's own table is no place. */
function hostsByPlace(code: readonly (readonly [string, string])[]): [string, string][] {
  const places = new Map<string, string>()
  for (const [place, text] of code) {
    for (const host of platformHostsIn(text)) if (!places.has(host)) places.set(host, place)
  }
  return [...places]
}

function judgeCall([host, place]: [string, string], isInstalled: boolean): Finding {
  const where = `${host} (in ${place})`
  if (!isRedirected(host)) {
    return {
      good: false,
      what: `${where} is not redirected. Look there what the app wants of it, and take it out`,
    }
  }
  if (isInstalled) return { good: true, what: `${where} is redirected to the shop` }
  return {
    good: false,
    what: `${where} would be asked. Make import '@vitrine/redirect' the first line of the app, or put the script /redirect.js of your shop first in the page`,
  }
}

const judgeHtml = (host: string): Finding => ({
  good: false,
  what: isRedirected(host)
    ? `${host} is asked by the HTML of the page, before any script runs. Add the service worker of the guide`
    : `${host} is asked by the HTML of the page. Take it out of there`,
})

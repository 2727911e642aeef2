import type { LoadedApp } from './load-app.ts'
import { hasRedirect, isRedirected, platformHostsIn } from './platform-hosts.ts'

export interface Finding {
  readonly good: boolean
  readonly what: string
}

interface Call {
  readonly host: string
  /** The first file that contains it; the redirect's own table does not count. */
  readonly file: string
}

/** Finds requests of an app that still go to the hosted platform, with advice for each. */
export function checkApp({ address, page, files, missing, isCut }: LoadedApp): Finding[] {
  const code = [...files, ...page.inline.map((text) => [address, text] as const)]
  const redirect = code.find(([file, text]) => hasRedirect(text) && file !== address)
  const hasWorker = page.hasWorker || code.some(registersWorker)
  const findings = [
    ...findCalls(code).map((call) => checkCall(call, redirect !== undefined, hasWorker)),
    ...platformHostsIn(page.requestedUrls.join('\n')).map((host) => checkHtml(host, hasWorker)),
    ...page.files.flatMap(checkFile),
  ]
  return [
    good(`${address} and ${files.size} files of its code were read`),
    ...(redirect ? [good(`The redirect is in ${redirect[0]}`)] : []),
    ...(findings.length > 0 ? findings : [good('Nothing in them asks a host of the platform')]),
    ...missing.map((file) => wrong(`Not read: ${file}`)),
    ...(isCut ? [wrong('There is more code than was read')] : []),
  ]
}

const good = (what: string): Finding => ({ good: true, what })
const wrong = (what: string): Finding => ({ good: false, what })

/** The redirect script registers a service worker only if the page names its URL. */
const registersWorker = ([file, text]: readonly [string, string]): boolean =>
  text.includes('serviceWorker.register') && !file.endsWith('/redirect.js')

function findCalls(code: readonly (readonly [string, string])[]): Call[] {
  const fileByHost = new Map<string, string>()
  for (const [file, text] of code) {
    for (const host of platformHostsIn(text)) if (!fileByHost.has(host)) fileByHost.set(host, file)
  }
  return [...fileByHost].map(([host, file]) => ({ host, file }))
}

function checkCall({ host, file }: Call, isInstalled: boolean, hasWorker: boolean): Finding {
  const where = `${host} (in ${file})`
  if (!isRedirected(host)) {
    return wrong(`${where} is not redirected. Look there what the app wants of it, and take it out`)
  }
  if (/\.css(\?|$)/.test(file)) {
    return hasWorker
      ? good(`${where} is answered by the service worker`)
      : wrong(`${where} is asked by a style sheet. ${addWorker}`)
  }
  return isInstalled
    ? good(`${where} is redirected to the shop`)
    : wrong(`${where} would be asked. ${addRedirect}`)
}

function checkHtml(host: string, hasWorker: boolean): Finding {
  const what = `${host} is asked by the HTML of the page, before any script runs`
  if (!isRedirected(host)) return wrong(`${what}. Take it out of there`)
  return hasWorker
    ? good(`${host} is answered by the service worker from the second visit on`)
    : wrong(`${what}. ${addWorker}`)
}

const checkFile = (file: string): Finding[] =>
  platformHostsIn(file).map((host) =>
    wrong(`${host} is asked for a file of the page (${file}). Serve it from the website itself`),
  )

const addRedirect =
  "Make import '@vitrine/redirect' the first line of the app, or put the script /redirect.js of your shop first in the page"
const addWorker = 'Add the service worker of the guide docs/guides/published-clients.md'

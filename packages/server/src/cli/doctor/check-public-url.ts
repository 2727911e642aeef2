import type { Config } from '../../platform/config.ts'
import { checkPort } from '../check-port.ts'
import type { ProcessSettings } from '../settings.ts'
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts'

const TIMEOUT_MS = 5_000
/** Its response contains the origin as the process sees it behind its proxies. */
const PATH = '/.well-known/openid-configuration'

/** Requests something from the public URL that only this product serves. */
export async function checkPublicUrl(settings: ProcessSettings): Promise<Finding[]> {
  const { publicUrl, mode } = settings.config
  const scheme = checkScheme(settings.config)
  try {
    const response = await fetch(`${publicUrl}${PATH}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    })
    return [...scheme, checkAnswer(publicUrl, response.headers, await response.text())]
  } catch (error) {
    const reason = causeOf(error)
    const what = `${publicUrl} does not answer (${reason})`
    const todo = isCertificateFault(reason)
      ? 'Renew the certificate of the proxy; it has to name this host'
      : 'Start Vitrine ("vitrine start"), let the name lead to the proxy, or correct PUBLIC_URL'
    if (isCertificateFault(reason)) return [...scheme, wrong('public-url', what, todo)]
    const silent =
      mode === 'production' ? warning('public-url', what, todo) : ok('public-url', what)
    return [...scheme, silent, await checkListening(settings)]
  }
}

export function checkAnswer(publicUrl: string, headers: Headers, body: string): Finding {
  if (!headers.has('x-wix-request-id')) {
    return wrong(
      'public-url',
      `${publicUrl} is answered by something else`,
      'Let the proxy pass requests to Vitrine, or correct PUBLIC_URL',
    )
  }
  if (!body.includes(`"${publicUrl}/`)) {
    return wrong(
      'public-url',
      `${publicUrl} answers, but takes itself for another address: what the proxy forwards is not believed, or not forwarded`,
      'Set TRUSTED_PROXIES to the number of proxies, and let them set X-Forwarded-Host, -Proto and -For (deploy/proxy)',
    )
  }
  return ok('public-url', `${publicUrl} answers`)
}

function checkScheme({ publicUrl, mode }: Config): Finding[] {
  const { protocol } = new URL(publicUrl)
  if (mode !== 'production' || protocol === 'https:') return []
  return [
    warning(
      'tls',
      `${publicUrl} has no TLS: passwords can be read on their way`,
      'Put a proxy with a certificate in front (deploy/proxy), and begin PUBLIC_URL with https://',
    ),
  ]
}

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : reasonOf(error)
}

const isCertificateFault = (reason: string) =>
  /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(reason)

/** Reports what a start would say about the port while this installation is not running. */
async function checkListening(settings: ProcessSettings): Promise<Finding> {
  try {
    await checkPort(settings)
    return ok('port', `Port ${settings.port} on ${settings.host} is free`)
  } catch (error) {
    return wrong('port', reasonOf(error))
  }
}

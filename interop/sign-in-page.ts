/** Signs in on the hosted page as a browser without scripts does: follows redirects, stores cookies, posts the form. */
export async function signInOnPage(
  authUrl: string,
  returnTo: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const jar = new Map<string, string>()
  let response = await visit(authUrl, returnTo, jar)
  if (typeof response === 'string') return response
  const form = /<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/i.exec(await response.text())?.[0]
  if (!form) throw new Error(`No form on ${response.url}`)
  const fields = new URLSearchParams()
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(input, 'name')
    if (name) fields.set(name, attribute(input, 'value') ?? '')
  }
  fields.set('email', email)
  fields.set('password', password)
  const action = new URL(attribute(form, 'action') || response.url, response.url).href
  const answer = await visit(action, returnTo, jar, {
    method: 'POST',
    body: fields,
    headers: { origin: new URL(response.url).origin },
  })
  if (typeof answer === 'string') return answer
  response = answer
  throw new Error(
    `Still on ${response.url}: ${(await response.text()).replaceAll(/<[^>]+>/g, ' ').slice(0, 500)}`,
  )
}

/** Follows redirects; returns the address once it is the website's own. */
async function visit(
  address: string,
  returnTo: string,
  jar: Map<string, string>,
  init: RequestInit = {},
) {
  let target = address
  let request = init
  for (let hops = 0; hops < 10; hops += 1) {
    if (target.startsWith(returnTo)) return target
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(request.headers as Record<string, string>), cookie }
    const response = await fetch(target, { ...request, headers, redirect: 'manual' })
    for (const one of response.headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (!location) return response
    target = new URL(location, target).href
    request = {}
  }
  throw new Error(`Too many redirects from ${address}`)
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

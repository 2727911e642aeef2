import { parseCookies, serializeCookie } from '@vitrine/sdk'

const day = 86_400

/**
 * What a browser keeps from one page to the next, and for how many seconds: where scripts cannot read
 * it, and never in an address.
 */
const lives = {
  /** Where a sign-in stopped. */
  step: 3600,
  /** The token of a recovery link. */
  recovery: 3600,
  /** Who asked for a recovery link, and where they were going. */
  mailed: 3 * 3600,
  /** A second factor that waits for its first code. */
  factor: 900,
  /** Recovery codes that were just made. */
  codes: 600,
  /** Spares this device the second factor. */
  device: 365 * day,
  /** Which browser went to a provider, and where it was going. */
  provider: 600,
  /** A provider that waits to be linked with the account that is signed in to. */
  link: 600,
  /** The sign-in was a moment ago. */
  fresh: 270,
  /** One sentence for the next page. */
  note: 60,
} as const
export type KeptName = keyof typeof lives
export type KeptValue = Readonly<Record<string, string>>

export type Kept = {
  get(name: KeptName): KeptValue | undefined
  put(name: KeptName, value: KeptValue, seconds?: number): void
  drop(name: KeptName): void
  /** Headers that tell the browser what changed. */
  cookies(): string[]
}

export function readKept(request: Request): Kept {
  const there = parseCookies(request.headers.get('cookie') ?? '')
  const secure = new URL(request.url).protocol === 'https:'
  const attributes = { httpOnly: true, secure, sameSite: 'Lax' } as const
  const values = new Map<KeptName, KeptValue | undefined>()
  const changed = new Map<KeptName, string>()
  const get = (name: KeptName): KeptValue | undefined => {
    if (values.has(name)) return values.get(name)
    const text = there[cookieOf(name)]
    const value = text ? Object.fromEntries(new URLSearchParams(text)) : undefined
    values.set(name, value)
    return value
  }
  return {
    get,
    put: (name, value, seconds = lives[name]) => {
      values.set(name, value)
      const text = new URLSearchParams(value).toString()
      const expires = Math.min(seconds, lives[name]) / day
      changed.set(name, serializeCookie(cookieOf(name), text, { ...attributes, expires }))
    },
    drop: (name) => {
      values.set(name, undefined)
      // A browser that never had it needs not be told.
      if (!(cookieOf(name) in there)) changed.delete(name)
      else changed.set(name, serializeCookie(cookieOf(name), '', { ...attributes, expires: -1 }))
    },
    cookies: () => [...changed.values()],
  }
}

const cookieOf = (name: KeptName) => `vitrine_${name}`

import type { CaptchaToken } from './model.ts'

/** A request may contain answers of two kinds; further ones are ignored. */
const MAX_ANSWERS = 2

/** The answers among the tokens of a request, whatever kind the client names. */
export function answersIn(tokens: readonly CaptchaToken[] | null | undefined): string[] {
  const texts = (tokens ?? []).flatMap((token) => [
    token.Recaptcha,
    token.InvisibleRecaptcha,
    token.NoCaptcha,
    token.recaptchaForClientSiteKey?.token,
  ])
  const nonEmptyTexts = texts.filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
  return [...new Set(nonEmptyTexts)].slice(0, MAX_ANSWERS)
}

/** A solved challenge. */
export interface Solution {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  readonly number: number
}

/** Base64 of the challenge's JSON with its solution; undefined for anything else. */
export function solutionIn(text: string): Solution | undefined {
  const solution = parse(text)
  if (typeof solution !== 'object' || solution === null) return undefined
  const { algorithm, challenge, salt, signature, number } = solution as Record<string, unknown>
  if (algorithm !== 'SHA-256' || !Number.isSafeInteger(number)) return undefined
  if (![challenge, salt, signature].every((part) => typeof part === 'string')) return undefined
  return { algorithm, challenge, salt, signature, number } as Solution
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/** The parameters in the salt of a challenge; the salt is part of what was signed. */
export function saltParameters(salt: string): {
  readonly siteId: string
  readonly expires: number
} {
  const parameters = new URLSearchParams(salt.split('?')[1] ?? '')
  return { siteId: parameters.get('site') ?? '', expires: Number(parameters.get('expires')) }
}

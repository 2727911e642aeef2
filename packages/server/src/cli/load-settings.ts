import type { LoadLimits } from '../platform/config.ts'
import { PlainError } from './plain-error.ts'

const names = {
  maxRequests: ['MAX_REQUESTS', 1],
  maxWaiting: ['MAX_WAITING', 1],
  maxDelayMs: ['MAX_DELAY_MS', 0],
} as const

/** Limits after which the process responds with 503, from the environment. */
export function readLoadLimits(env: NodeJS.ProcessEnv): LoadLimits {
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, [name, min]]) => {
      const text = env[name]
      if (text === undefined || text === '') return []
      const value = Number(text)
      if (/^\d{1,6}$/.test(text) && value >= min) return [[key, value]]
      throw new PlainError(`${name} is "${text}"; it must be a whole number from ${min} to 999999`)
    }),
  )
}

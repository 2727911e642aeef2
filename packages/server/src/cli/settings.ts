import path from 'node:path'
import type { Config } from '../platform/config.ts'
import { readGraphQlSettings } from './graphql-settings.ts'
import { readLoadLimits } from './load-settings.ts'
import { PlainError } from './plain-error.ts'

/** How the process runs, from its environment. Every name is described in `docs/settings.md`. */
export interface ProcessSettings {
  readonly config: Config
  readonly port: number
  readonly host: string
  /** A PostgreSQL of your own, 15 or newer; the embedded one when absent. */
  readonly databaseUrl: string | undefined
}

export function readSettings(env: NodeJS.ProcessEnv): ProcessSettings {
  const port = wholeNumber(env, 'PORT', 4400)
  const mode = env.NODE_ENV === 'production' ? 'production' : 'development'
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: env.DATABASE_URL,
    config: {
      mode,
      dataDir: path.resolve(env.VITRINE_DATA ?? '.data'),
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
      trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0),
      ...(env.VITRINE_SECRET ? { secret: env.VITRINE_SECRET } : {}),
      ...(env.SMTP_URL
        ? { mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'shop@localhost' } }
        : {}),
      graphql: readGraphQlSettings(env),
      load: readLoadLimits(env),
      logLevel: env.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    },
  }
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new PlainError(`${name} is "${text}"; it must be a whole number from 0 to 65535`)
  }
  return Number(text)
}

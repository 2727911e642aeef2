import { PlainError } from './plain-error.ts'

type Environment = NodeJS.ProcessEnv

/** Recorded settings of an installation that a start may replace. */
export type Adoption = 'folder' | 'secret'

const MIN_SECRET_LENGTH = 16

export function readWholeNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (!text) return fallback
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new PlainError(`${name} is "${text}"; it must be a whole number from 0 to 65535`)
  }
  return Number(text)
}

/** Tests use the development mode. */
export function readMode({ NODE_ENV: text }: Environment): 'production' | 'development' {
  if (text === 'production') return text
  if (!text || text === 'development' || text === 'test') return 'development'
  throw new PlainError(`NODE_ENV is "${text}"; it must be development, production or test`)
}

export function readPublicUrl({ PUBLIC_URL: text }: Environment): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url && isWeb && url.origin === text.replace(/\/$/, '').toLowerCase()) return url.origin
  throw new PlainError(
    `PUBLIC_URL is "${text}"; it must be scheme and host alone, such as https://shop.example`,
  )
}

// The value is omitted because it may contain a password.
export function readSmtpUrl({ SMTP_URL: text }: Environment): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.hostname && (url.protocol === 'smtp:' || url.protocol === 'smtps:')) return text
  throw new PlainError(
    'SMTP_URL is no address of a mail server; it must look like smtps://user:password@mail.example:465',
  )
}

// The address is omitted because it may contain a password.
export function readSearchEngine({ MEILISEARCH_URL: text, MEILISEARCH_KEY: key }: Environment) {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.hostname && (url.protocol === 'http:' || url.protocol === 'https:')) {
    return { url: text.replace(/\/$/, ''), ...(key && { key }) }
  }
  throw new PlainError(
    'MEILISEARCH_URL is no address of a Meilisearch; it must look like http://search.example:7700',
  )
}

export function readSecret({ VITRINE_SECRET: text }: Environment): string | undefined {
  if (!text) return undefined
  if (text.length >= MIN_SECRET_LENGTH) return text
  throw new PlainError(
    `VITRINE_SECRET has ${text.length} characters; it must have ${MIN_SECRET_LENGTH} or more, such as "openssl rand -base64 32" prints`,
  )
}

// The value is omitted because it grants access to the metrics.
export function readMetricsToken({ METRICS_TOKEN: text }: Environment): string | undefined {
  if (!text) return undefined
  if (text.length >= MIN_SECRET_LENGTH) return text
  throw new PlainError(
    `METRICS_TOKEN has ${text.length} characters; it must have ${MIN_SECRET_LENGTH} or more, such as "openssl rand -base64 32" prints`,
  )
}

export const isPostgresUrl = /^postgres(ql)?:\/\/./

export function readDatabaseUrl({ DATABASE_URL: text }: Environment): string | undefined {
  if (!text) return undefined
  if (isPostgresUrl.test(text)) return text
  throw new PlainError(
    'DATABASE_URL is no address of a PostgreSQL; it must look like postgresql://user:password@host:5432/database',
  )
}

export function readDatabaseDirectUrl(env: Environment): string | undefined {
  const text = env.DATABASE_DIRECT_URL
  if (!text) return undefined
  if (!env.DATABASE_URL) {
    throw new PlainError(
      'DATABASE_DIRECT_URL is set without DATABASE_URL; set DATABASE_URL to the pooler, or DATABASE_URL alone',
    )
  }
  if (isPostgresUrl.test(text)) return text
  throw new PlainError(
    'DATABASE_DIRECT_URL is no address of a PostgreSQL; it must look like postgresql://user:password@host:5432/database',
  )
}

/** An unreliable bank is refused where orders are real. */
export function readTestBankFaults(
  { TEST_BANK_FAULTS: text }: Environment,
  mode: 'production' | 'development',
): number | undefined {
  if (!text) return undefined
  if (mode === 'production') {
    throw new PlainError('TEST_BANK_FAULTS is for trying out a shop; production runs without it')
  }
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new PlainError(`TEST_BANK_FAULTS is "${text}"; it must be a whole number, the seed`)
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

export function readLogLevel({ LOG_LEVEL: text }: Environment): string | undefined {
  if (!text || logLevels.includes(text)) return text || undefined
  throw new PlainError(`LOG_LEVEL is "${text}"; it must be one of ${logLevels.join(', ')}`)
}

export function readAdoptions({ VITRINE_ADOPT: text = '' }: Environment): Adoption[] {
  const words = text.split(',').filter((word) => word !== '')
  const known = words.filter((word): word is Adoption => word === 'folder' || word === 'secret')
  if (known.length === words.length) return known
  throw new PlainError(`VITRINE_ADOPT is "${text}"; it must be folder, secret or folder,secret`)
}

import { type Logger, pino, stdSerializers } from 'pino'

export type { Logger }

/** Structured logs with redacted secrets. Level `silent` in tests. */
export const createLogger = (level: string, pretty = false): Logger =>
  pino({
    level,
    base: null,
    serializers: { error: stdSerializers.err },
    redact: [
      'authorization',
      'password',
      'token',
      'cookie',
      '*.password',
      '*.token',
      '*.authorization',
    ],
    ...(pretty ? { formatters: { level: (label: string) => ({ level: label }) } } : {}),
  })

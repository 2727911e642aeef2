/** The result of a check: fine, a warning, or a problem that stops the shop from working. */
export interface Finding {
  /** Name of the check in one or two words; stable across releases. */
  readonly check: string
  readonly level: 'ok' | 'warning' | 'wrong'
  readonly what: string
  /** Advice. */
  readonly todo?: string
}

export const ok = (check: string, what: string): Finding => ({ check, level: 'ok', what })
export const warning = (check: string, what: string, todo: string): Finding => ({
  check,
  level: 'warning',
  what,
  todo,
})
export const wrong = (check: string, what: string, todo?: string): Finding => ({
  check,
  level: 'wrong',
  what,
  ...(todo && { todo }),
})

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** What a check found out: fine, worth a look, or what keeps the shop from working. */
export interface Finding {
  /** What was looked at, in one or two words; the same from release to release. */
  readonly check: string
  readonly level: 'ok' | 'warning' | 'wrong'
  readonly what: string
  /** What to do about it. */
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

/** Parses a form of Stripe, whose names contain brackets, into nested values. */
export function readForm(body: string): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = [
      name.split('[')[0] ?? '',
      ...[...name.matchAll(/\[(\w*)\]/g)].map((one) => one[1] ?? ''),
    ]
    put(form, keys, value)
  }
  return form
}

function put(target: Record<string, unknown>, keys: readonly string[], value: string): void {
  const [key = '', ...rest] = keys
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const inner = (target[key] ?? {}) as Record<string, unknown>
  target[key] = inner
  put(inner, rest, value)
}

import { pascal, reference, sorted } from './shared-schemas.ts'

type Json = Record<string, unknown>

/** Turns parts that occur more than once into components; the others stay inline. */
export function shareParts(
  kind: 'parameters' | 'responses',
  parts: readonly Json[],
  nameOf: (part: Json) => string,
) {
  const counts = new Map<string, number>()
  for (const part of parts.map((one) => JSON.stringify(one))) {
    counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  const components = new Map<string, Json>()

  function nameFor(part: Json): string {
    const short = pascal(nameOf(part))
    let name = short
    for (let turn = 2; components.has(name); turn += 1) name = `${short}_${turn}`
    components.set(name, part)
    return name
  }

  return {
    write(part: Json): Json {
      const structure = JSON.stringify(part)
      if (counts.get(structure) === 1) return part
      const name = names.get(structure) ?? nameFor(part)
      names.set(structure, name)
      return reference(kind, name)
    },
    all: () => sorted(components),
  }
}

export type Shape = string | { readonly [name: string]: Shape }

const isId = (name: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name)

/** The structure of a value: names and kinds, without the values. All elements of a list are combined. */
export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return { '[]': value.map(shapeOf).reduce(merge, 'anything') }
  if (typeof value !== 'object') return typeof value
  return Object.entries(value).reduce<Record<string, Shape>>((shapes, [key, one]) => {
    const name = isId(key) ? 'id' : key
    shapes[name] = merge(shapes[name] ?? 'anything', shapeOf(one))
    return shapes
  }, {})
}

function merge(one: Shape, other: Shape): Shape {
  if (one === 'anything' || one === 'null') return other
  if (other === 'anything' || other === 'null') return one
  if (typeof one === 'string' || typeof other === 'string') {
    return [...new Set(`${String(one)} or ${String(other)}`.split(' or '))].sort().join(' or ')
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const parts = names.map((name) => [
    name,
    merge(one[name] ?? 'anything', other[name] ?? 'anything'),
  ])
  return Object.fromEntries(parts)
}

/** Differences between two structures. A list without elements matches any list. */
export function differences(recorded: Shape, actual: Shape, path = ''): string[] {
  if (recorded === 'anything' || actual === 'anything') return []
  if (typeof recorded === 'string' || typeof actual === 'string') {
    return recorded === actual ? [] : [`${path}: ${nameOf(recorded)} became ${nameOf(actual)}`]
  }
  return [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].flatMap((name) =>
    differences(recorded[name] ?? 'nothing', actual[name] ?? 'nothing', `${path}.${name}`),
  )
}

const nameOf = (shape: Shape) => (typeof shape === 'string' ? shape : 'an object or a list')

export type Shape = string | { readonly [name: string]: Shape }

const isId = (name: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name)

/** What a value is made of: names and kinds, without the values. All elements of a list together are one. */
export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return { '[]': value.map(shapeOf).reduce(together, 'anything') }
  if (typeof value !== 'object') return typeof value
  return Object.entries(value).reduce<Record<string, Shape>>((shapes, [key, one]) => {
    const name = isId(key) ? 'id' : key
    shapes[name] = together(shapes[name] ?? 'anything', shapeOf(one))
    return shapes
  }, {})
}

function together(one: Shape, other: Shape): Shape {
  if (one === 'anything' || one === 'null') return other
  if (other === 'anything' || other === 'null') return one
  if (typeof one === 'string' || typeof other === 'string') {
    return [...new Set(`${String(one)} or ${String(other)}`.split(' or '))].sort().join(' or ')
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const parts = names.map((name) => [
    name,
    together(one[name] ?? 'anything', other[name] ?? 'anything'),
  ])
  return Object.fromEntries(parts)
}

/** Where two shapes differ. A list without elements is like any list. */
export function differences(kept: Shape, seen: Shape, place = ''): string[] {
  if (kept === 'anything' || seen === 'anything') return []
  if (typeof kept === 'string' || typeof seen === 'string') {
    return kept === seen ? [] : [`${place}: ${nameOf(kept)} became ${nameOf(seen)}`]
  }
  return [...new Set([...Object.keys(kept), ...Object.keys(seen)])].flatMap((name) =>
    differences(kept[name] ?? 'nothing', seen[name] ?? 'nothing', `${place}.${name}`),
  )
}

const nameOf = (shape: Shape) => (typeof shape === 'string' ? shape : 'an object or a list')

const WIDTH = 88

/** A call as a person would write it: `client.members.getMember({ id: '…' })`. */
export function writeCall(name: string, input: unknown, withBytes: boolean): string {
  const isEmpty = typeof input === 'object' && input !== null && Object.keys(input).length === 0
  const value = input === undefined || (isEmpty && !withBytes) ? '' : write(input, 0)
  return `await client.${name}(${value}${withBytes ? ', { body: file }' : ''})`
}

function write(value: unknown, depth: number): string {
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map((one) => write(one, depth + 1))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${keyOf(key)}: ${write(one, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const flat = `${open}${parts.join(', ')}${close}`
  if (parts.length === 0) return flat.replaceAll(' ', '')
  if (!flat.includes('\n') && flat.length + depth * 2 < WIDTH) return flat
  const pad = '  '.repeat(depth)
  return `${open.trim()}\n${parts.map((one) => `${pad}  ${one},\n`).join('')}${pad}${close.trim()}`
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

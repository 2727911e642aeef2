import { PayloadTooLarge, violation } from '@vitrine/contract/kit'
import type { PipelineRequest } from './pipeline-messages.ts'

const DEFAULT_LIMIT = 1024 * 1024

/** The body's text; empty when there is none. */
export const readText = async (
  { body }: PipelineRequest,
  limit = DEFAULT_LIMIT,
): Promise<string> => (body ? (await collect(body, limit)).toString('utf8') : '')

/** The parsed JSON or form body; undefined when there is none. */
export async function readBody(
  message: PipelineRequest,
  limit?: number,
  alreadyRead?: string,
): Promise<unknown> {
  const text = alreadyRead ?? (await readText(message, limit))
  if (text.trim() === '') return undefined
  // Some command-line clients call every body a form; one that begins with a brace is JSON.
  const isForm = message.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (isForm && !text.trimStart().startsWith('{')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  return parse(text)
}

function parse(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read'
    throw violation('body', 'FORMAT', `must be JSON: ${reason}`, { type: 'JSON' })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return withoutProto(value)
  throw violation('body', 'FORMAT', 'must be a JSON object', { type: 'JSON' })
}

/** `__proto__` as an own key would change prototypes of copies made later. */
function withoutProto(value: object): object {
  return '__proto__' in value && Object.hasOwn(value, '__proto__')
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__'))
    : value
}

async function collect(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) throw PayloadTooLarge({ limitBytes: limit })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

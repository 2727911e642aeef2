import { createServer } from 'node:net'
import { PlainError } from './plain-error.ts'

interface Place {
  readonly port: number
  readonly host: string
}

/** Ends the start with a sentence when nobody may listen there. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ ...place, exclusive: true }, resolve)
    })
    await new Promise((resolve) => probe.close(resolve))
  } catch (error) {
    throw explainListenError(error, place)
  }
}

/** The sentence for an error of listening; any other error as it is. */
export function explainListenError(error: unknown, { port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is taken by another program; stop that program, or set PORT to another number`,
    )
  }
  if (code === 'EACCES') {
    return new PlainError(
      `Port ${port} may not be opened by this user; set PORT to a number from 1024 to 65535`,
    )
  }
  if (typeof code === 'string' && unknownAddress.has(code)) {
    return new PlainError(
      `HOST is "${host}", which is no address of this machine; set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address the machine has`,
    )
  }
  return error
}

const unknownAddress = new Set([
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EINVAL',
  'EAFNOSUPPORT',
])
